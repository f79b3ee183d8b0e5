import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";

startRouter();
applySettings();
await loadLanguage(settings.language);

const target = document.getElementById("app");
if (target !== null) mount(App, { target });

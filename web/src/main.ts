import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";
import { fetchPage } from "./lib/pages";
import { place, startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";

startRouter();
applySettings();
fetchPage(place.path[0] ?? "");
await loadLanguage(settings.language);

const target = document.getElementById("app");
if (target !== null) mount(App, { target });

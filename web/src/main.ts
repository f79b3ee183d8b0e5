import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";
import { openEarly } from "./lib/opened";
import { fetchPage } from "./lib/pages";
import { place, startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";

startRouter();
applySettings();
const [page, id] = place.path;
if (page === "t" && id !== undefined) openEarly(id);
fetchPage(page ?? "");
await loadLanguage(settings.language);

const target = document.getElementById("app");
if (target !== null) mount(App, { target });

import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/language.svelte";
import { route, startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import { preloadTable } from "./lib/table/tablePreload";
import { preloadPage } from "./routes/pages";

startRouter();
applySettings();
const [page, id] = route.path;
if (page === "t" && id !== undefined) preloadTable(id);
preloadPage(page ?? "");
await loadLanguage(settings.language);

const target = document.getElementById("app");
if (target !== null) mount(App, { target });

/** The reader's own settings, kept in the browser. */

import { recall, remember } from "./storage";
import type { Language } from "./words";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  contrast: "auto" | "more";
  pace: "calm" | "normal" | "quick" | "instant";
  sounds: boolean;
  confirm: boolean;
  notify: boolean;
  /** Whether the table may give usual answers that can cost nothing. */
  usualAnswers: boolean;
}

const DEFAULTS: Settings = {
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "auto",
  motion: "auto",
  contrast: "auto",
  pace: "normal",
  sounds: false,
  confirm: true,
  notify: false,
  usualAnswers: true,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

/** Keeps the settings and puts them onto the page; called once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      remember("settings", $state.snapshot(settings));
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion;
      root.dataset.contrast = settings.contrast;
    });
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may travel. */
export function motionAllowed(): boolean {
  return settings.motion === "auto" && !still.matches;
}

/** Tells the reader that it is their turn: by the tab's title, by a sound, and, if they allowed it, by a notification. */

import { t } from "./language.svelte";
import { navigate, route } from "./router.svelte";
import { settings } from "./settings.svelte";

const TITLE = "Little Worlds";

export function showTurnInTitle(myTurn: boolean, page: string): void {
  document.title = myTurn ? `● ${t("your-turn")} – ${page}` : `${page} – ${TITLE}`;
}

/** `table` is the one that waits: the notification leads there. One table calls once at a time, from however many pages. */
export function notifyTurn(question: string, table = route.path[1] ?? ""): void {
  if (settings.sounds) chime();
  if (!document.hidden || !settings.notify || Notification.permission !== "granted") return;
  const notice = new Notification(t("your-turn"), { body: question, tag: `littleworlds-turn-${table}` });
  notice.onclick = () => {
    focus();
    notice.close();
    if (table !== "" && table !== route.path[1]) void navigate(`/t/${table}`);
  };
}

/** Two soft tones, made on the spot: no file to load. */
function chime(): void {
  const audio = new AudioContext();
  [523, 784].forEach((pitch, number) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + number * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
    tone.onended = () => (number === 1 ? void audio.close() : undefined);
  });
}

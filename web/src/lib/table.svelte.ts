/** One table as this browser sees it. Frames arrive as they come and are shown one after the other, so that every move can be
 *  followed; whoever does not want to wait skips ahead. */

import { SvelteMap } from "svelte/reactivity";
import type { Chat, Choice, Frame, FromServer, Happening, MyTable, Problem, Step, TableInfo } from "../generated/frames";
import { Refusal, api } from "./api";
import { type Board, loadBoard } from "./boards";
import { type Choosing, choosing, playsAtOnce, select, stepBack } from "./choosing";
import { Diary } from "./diary";
import { type Speech, loadSpeech, tableWords } from "./language.svelte";
import { type Command, type Connection, Live, commandName } from "./live";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import { nameAt } from "./seats";
import { recall, remember } from "./storage";
import { type Thing, thingsOf } from "./thing";
import type { Args, Words } from "./words";

const USUAL = 650;
/** Who has been away for so long keeps the others waiting, at a table with clocks and at one without hurry; the server has the last word. */
const AWAY = { live: 60_000, turn: 7 * 86_400_000 };
const MUTED = 50;
const PACES = { calm: 1.7, normal: 1, quick: 0.4, instant: 0 };

interface Interlude {
  events: readonly Happening[];
  told: number;
}

type Order = Command extends infer One ? (One extends Command ? Omit<One, "command"> : never) : never;

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  held: number[] = $state.raw([]);
  invite: string | null = $state.raw(null);
  connection: Connection = $state("connecting");
  problem: Problem | null = $state.raw(null);
  present: number[] = $state.raw([]);
  onlookers = $state(0);
  chat: Chat[] = $state.raw([]);
  muted = $state(false);
  /** What the eyes that look now have been told. */
  log: readonly Step[] = $state.raw([]);

  /** The frame that is shown. */
  frame: Frame | null = $state.raw(null);
  /** The newest frame, which may still wait to be shown. */
  private latest: Frame | null = $state.raw(null);
  /** When the newest frame came, by this browser's clock. */
  private heardAt = $state(0);
  /** A moment of the past that the reader looks at. */
  past: Frame | null = $state.raw(null);
  /** Whose eyes: a seat that is held here, or null for an onlooker. */
  eyes: number | null = $state(null);
  /** Several players at one screen: the seat to which the screen is to be handed. */
  curtain: number | null = $state(null);

  /** What is being told now; in an interlude also what is told altogether before the next position is shown. */
  telling: Happening | null = $state.raw(null);
  interlude: Interlude | null = $state.raw(null);
  /** Frames that wait to be shown. */
  waiting = $state(0);

  selected: string[] = $state.raw([]);
  /** An action that was pressed once and waits for the press that confirms it. */
  private pressed: string | null = $state(null);
  /** The move that was sent and is not answered yet, with the line of the log that it became once that is known. */
  private sent: { command: string; seat: number; seq: number | null } | null = $state.raw(null);
  hint: string | null = $state(null);

  speech: Speech | null = $state.raw(null);
  board: Board | null = $state.raw(null);

  readonly shown: Frame | null = $derived(this.past ?? this.frame);
  readonly things: Thing[] = $derived(this.shown === null ? [] : thingsOf(this.shown));
  readonly players: string[] = $derived(this.info?.seats.map((seat) => nameAt(this.id, seat)) ?? []);
  readonly words: Words | null = $derived(this.speech === null ? null : tableWords(this.speech, this.players, this.eyes));
  /** Whether a move is on its way. */
  readonly busy: boolean = $derived(this.sent !== null);
  /** What can be chosen now: also while others' moves are still being told, if they leave my question as it is. */
  readonly choices: Choice[] = $derived.by(() => {
    const asked = this.frame?.asked ?? null;
    const away = this.past !== null || this.interlude !== null || this.busy || this.curtain !== null;
    return away || asked === null || asked.version !== this.latest?.asked?.version ? [] : asked.choices;
  });
  readonly choosing: Choosing = $derived(choosing(this.choices, this.selected));
  /** The one action that is meant, by things that were pointed at or by a first press, and is not played yet. */
  readonly chosen: Choice | null = $derived(this.choices.find((choice) => choice.notation === this.pressed) ?? this.choosing.chosen);
  /** Whether everybody who plays here has been told how things stand: before that nobody knows who is asked. */
  readonly dealt: boolean = $derived(this.held.every((seat) => this.frames.has(seat)));
  /** The seats of other people who are asked, with no bot playing for them. */
  private readonly awaited: number[] = $derived.by(() => {
    const seats = this.info?.status === "playing" && this.eyes !== null ? this.info.seats : [];
    const others = seats.filter((seat) => seat.bot === null && seat.person !== null && seat.person !== me.person?.id);
    return others.map((seat) => seat.seat).filter((seat) => this.latest?.actors.includes(seat));
  });
  /** Those of them who are not here. */
  readonly gone: number[] = $derived(this.awaited.filter((seat) => !this.present.includes(seat)));

  private live: Live | null = null;
  private tokens: string[] = [];
  private readonly frames = new SvelteMap<number | null, Frame>();
  private readonly diary = new Diary();
  private readonly queue: Frame[] = [];
  private showing = false;
  private hurry: (() => void) | null = null;
  /** Whether the player of these eyes has said that they sit in front of the screen. */
  private lifted = false;
  /** The line whose moment was asked for. */
  private wanted: number | null = null;
  /** Whether the server was told on coming in that no chat is wanted. */
  private deaf = false;
  /** Since when nobody sits at a seat, as far as this browser knows. */
  private readonly absent = new Map<number, number>();

  constructor(readonly id: string) {
    this.muted = recall<string[]>("muted", []).includes(id);
  }

  /** A message of the title, its board or the application. */
  word(id: string, args: Args = {}): string {
    return this.words?.word(id, args) ?? "";
  }

  open(): void {
    this.live = new Live(this.id, {
      hello: async () => {
        await this.takeTokens();
        const seen = this.frames.get(this.eyes)?.seq;
        this.deaf = this.muted;
        return { t: "hello", tokens: this.tokens, person: me.token, since: seen ?? 0, muted: this.deaf, things: true };
      },
      hear: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
        if (state !== "on") return;
        // What was refused on the way in is no news any more.
        this.problem = null;
        if (this.wanted !== null && this.past === null) this.lookBack(this.wanted);
        if (this.deaf !== this.muted) this.mute(this.muted);
      },
    });
  }

  close(): void {
    this.live?.close();
    this.live = null;
    this.hurry?.();
  }

  /** Comes back with other seats: after sitting down or getting up. */
  async reopen(): Promise<void> {
    this.live?.close();
    this.sent = null;
    this.writeDown();
    this.open();
  }

  takeMine(mine: MyTable): void {
    this.fetch(mine.table.game);
    this.info = mine.table;
    this.invite = mine.invite;
    this.tokens = mine.held.map((one) => one.token);
    this.held = mine.held.map((one) => one.seat);
    if (this.eyes === null || !this.held.includes(this.eyes)) this.lookWith(this.held[0] ?? null);
  }

  /** Begins to load what the title needs. */
  private fetch(game: string): void {
    void loadSpeech(game, settings.language);
    void loadBoard(game).then((board) => (this.board = board));
  }

  private async takeTokens(): Promise<void> {
    if (me.token === null) {
      this.info ??= await api.table(this.id);
      this.fetch(this.info.game);
      return;
    }
    try {
      this.takeMine(await api.myTable(this.id));
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 404) {
        this.problem = refusal.problem;
        this.connection = "refused";
        this.live?.close();
      }
      throw refusal;
    }
  }

  // --- what comes in ------------------------------------------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.info = message.table;
        this.held = message.held;
        this.drawCurtain();
        break;
      case "frame":
        this.hearFrame(message);
        break;
      case "moment":
        this.hearMoment(message.frame);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.present = message.seats;
        this.onlookers = message.onlookers;
        this.noteAbsent();
        break;
      case "done":
        this.problem = null;
        if (message.command === this.sent?.command) this.sent = { ...this.sent, seq: message.seq };
        this.noteAnswer();
        break;
      case "refused":
        if (message.command === null || message.command === this.sent?.command) this.sent = null;
        this.problem = message.problem;
        break;
      case "pong":
        break;
    }
  }

  /** A move is answered when it is acknowledged and what it led to is here: until then the old question must not be offered again. */
  private noteAnswer(): void {
    if (this.sent !== null && this.sent.seq !== null && (this.frames.get(this.sent.seat)?.seq ?? 0) >= this.sent.seq) this.sent = null;
  }

  private hearFrame(frame: Frame): void {
    const first = !this.frames.has(frame.seat);
    this.frames.set(frame.seat, frame);
    this.noteAnswer();
    if (frame.seat !== this.eyes) {
      this.diary.note(frame);
      this.drawCurtain();
      return;
    }
    this.latest = frame;
    this.heardAt = Date.now();
    if (first || document.hidden || this.curtain !== null) {
      this.writeDown();
      this.hurry?.();
      this.show(frame);
      this.drawCurtain();
      return;
    }
    this.queue.push(frame);
    this.waiting = this.queue.length + (this.showing ? 1 : 0);
    void this.showWaiting();
  }

  /** What still waits is not shown any more, but the log has it. */
  private writeDown(): void {
    for (const frame of this.queue.splice(0)) this.diary.note(frame);
    this.log = this.diary.of(this.eyes);
  }

  private async showWaiting(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) {
      this.waiting = this.queue.length + 1;
      await this.tell(frame);
    }
    this.showing = false;
    this.waiting = 0;
    this.telling = null;
    this.skipping = false;
    this.drawCurtain();
  }

  /** Shows a frame with what happened on the way to it. */
  private async tell(frame: Frame): Promise<void> {
    const events = frame.steps.flatMap((step) => step.events.flat());
    const before = this.board?.interlude?.(events) ?? [];
    if (before.length > 0) {
      for (const [number, event] of before.entries()) {
        this.interlude = { events: before, told: number + 1 };
        this.telling = event;
        await this.pause(this.board?.pace?.(event) ?? USUAL);
      }
    }
    this.show(frame);
    if (frame.seat !== this.eyes) return;
    const foreign = frame.steps.some((step) => step.seat !== this.eyes && step.kind !== "undo");
    for (const event of events.filter((one) => !before.includes(one))) {
      this.telling = event;
      const special = this.board?.pace?.(event);
      if (special !== undefined || foreign) await this.pause(special ?? USUAL);
    }
  }

  /** Shows a frame, unless the eyes have changed meanwhile or have seen a newer one. */
  private show(frame: Frame): void {
    this.diary.note(frame);
    this.log = this.diary.of(this.eyes);
    const before = this.frame;
    if (frame.seat !== this.eyes || (before !== null && before.seat === frame.seat && before.seq > frame.seq)) return;
    this.interlude = null;
    this.frame = frame;
    if (before?.seat !== frame.seat || before.asked?.version !== frame.asked?.version) this.forgetChoice();
  }

  private forgetChoice(): void {
    this.selected = [];
    this.pressed = null;
    this.hint = null;
  }

  // --- pace ---------------------------------------------------------------------------------------------------------------

  private skipping = false;

  private pause(milliseconds: number): Promise<void> {
    if (this.skipping || document.hidden || settings.pace === "instant") return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds * PACES[settings.pace]);
      this.hurry = done;
    });
  }

  /** Goes to the newest position at once. */
  skip(): void {
    this.skipping = this.showing;
    this.hurry?.();
  }

  // --- whose eyes ---------------------------------------------------------------------------------------------------------

  private lookWith(eyes: number | null): void {
    this.eyes = eyes;
    this.log = this.diary.of(eyes);
    this.lifted = false;
    this.lookAtNow();
  }

  /** Covers the table if it is for other eyes than those that may be in front of the screen: also before anything has been shown. */
  private drawCurtain(): void {
    if (this.held.length < 2 || this.info?.status !== "playing" || this.frames.get(this.eyes)?.result) {
      this.curtain = null;
      return;
    }
    if (this.showing || (this.curtain !== null && this.isAsked(this.curtain))) return;
    if (this.lifted && this.isAsked(this.eyes ?? -1)) return;
    const next = this.held.find((seat) => this.isAsked(seat));
    if (next !== undefined) this.curtain = next;
    else if (!this.lifted) this.curtain = this.eyes;
  }

  /** Whether a seat that is held here has to decide something itself. */
  isAsked(seat: number): boolean {
    return this.frames.get(seat)?.asked != null && this.info?.seats[seat]?.bot == null;
  }

  liftCurtain(): void {
    if (this.curtain === null || !this.dealt) return;
    this.writeDown();
    this.hurry?.();
    this.lookWith(this.curtain);
    this.lifted = true;
    this.curtain = null;
    this.telling = null;
    this.interlude = null;
    this.problem = null;
    this.forgetChoice();
    const frame = this.frames.get(this.eyes);
    if (frame === undefined) return;
    this.latest = frame;
    this.show(frame);
  }

  // --- the past -----------------------------------------------------------------------------------------------------------

  /** Asks for the table as these eyes saw it after a line of the log. */
  lookBack(seq: number): void {
    this.wanted = seq;
    this.problem = null;
    this.live?.wish({ t: "look", seat: this.eyes, seq, command: null });
  }

  private hearMoment(frame: Frame): void {
    if (frame.seat !== this.eyes || frame.seq !== this.wanted) return;
    this.past = frame;
    this.selected = [];
    this.pressed = null;
  }

  lookAtNow(): void {
    this.wanted = null;
    this.past = null;
  }

  // --- who is away --------------------------------------------------------------------------------------------------------

  private noteAbsent(): void {
    for (const seat of this.info?.seats ?? []) {
      if (this.present.includes(seat.seat)) this.absent.delete(seat.seat);
      else if (!this.absent.has(seat.seat)) this.absent.set(seat.seat, Date.now());
    }
  }

  /** The time that a seat has left. */
  timeLeft(seat: number, now: number): number | null {
    const clock = this.latest?.clocks?.[seat];
    if (clock === undefined) return null;
    return Math.max(0, clock.left - (clock.running ? Math.max(0, now - this.heardAt) : 0));
  }

  /** The seats of those who are asked and keep the table waiting for too long. */
  late(now: number): number[] {
    const live = this.info?.pace.kind === "live";
    return this.awaited.filter((seat) => {
      if (this.timeLeft(seat, now) === 0) return true;
      const since = live ? (this.absent.get(seat) ?? now) : (this.info?.touched ?? now);
      return !this.present.includes(seat) && now - since > (live ? AWAY.live : AWAY.turn);
    });
  }

  /** Gives a seat to a bot, if the server too finds that its player is out of time or away. */
  giveToBot(target: number): void {
    if (this.eyes !== null) this.order({ t: "hand", seat: this.eyes, target, bot: "greedy" });
  }

  // --- choosing -----------------------------------------------------------------------------------------------------------

  /** A thing was pointed at. What is final is confirmed by pointing at it again. */
  point(ref: string): void {
    this.pressed = null;
    const before = this.choosing.chosen;
    if (before !== null && this.selected.includes(ref)) {
      this.play(before);
      return;
    }
    this.selected = select(this.choices, this.selected, ref);
    const chosen = this.choosing.chosen;
    if (chosen !== null && playsAtOnce(chosen, null, settings.confirm)) this.play(chosen);
  }

  /** An action was pressed, in the list, at the question or by its digit. What is final is confirmed by pressing it again. */
  press(choice: Choice): void {
    if (playsAtOnce(choice, this.chosen, settings.confirm)) this.play(choice);
    else this.pressed = choice.notation;
  }

  stepBack(): void {
    if (this.pressed !== null) this.pressed = null;
    else this.selected = stepBack(this.selected);
  }

  private play(choice: Choice): void {
    const frame = this.frame;
    if (frame?.asked == null || frame.seat === null || this.sent !== null) return;
    this.selected = [];
    this.pressed = null;
    this.skip();
    const command = this.order({ t: "act", seat: frame.seat, actions: [choice.notation], version: frame.asked.version });
    this.sent = { command, seat: frame.seat, seq: null };
  }

  undo(): void {
    if (this.eyes !== null) this.order({ t: "undo", seat: this.eyes });
  }

  /** Sends a command; the name it was given. */
  order(order: Order): string {
    const command = commandName();
    this.problem = null;
    this.live?.send({ ...order, command } as Command);
    return command;
  }

  say(text: string): void {
    this.order({ t: "say", text, seat: this.eyes });
  }

  /** No chat any more at this table, or again. */
  mute(on: boolean): void {
    this.muted = on;
    const others = recall<string[]>("muted", []).filter((one) => one !== this.id);
    remember("muted", on ? [...others, this.id].slice(-MUTED) : others);
    this.live?.wish({ t: "mute", on });
  }

  async askHint(): Promise<void> {
    const token = this.tokens[this.held.indexOf(this.eyes ?? -1)];
    if (token === undefined) return;
    try {
      this.hint = (await api.hint(this.id, token)).notation;
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem = refusal.problem;
    }
  }
}

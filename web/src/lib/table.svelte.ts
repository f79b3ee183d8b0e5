/** One table as this browser sees it. Frames arrive as they come and are shown one after the other, so that every move can be
 *  followed; whoever does not want to wait skips ahead. */

import type { Chat, Choice, Frame, FromServer, Happening, MyTable, Problem, Step, TableInfo } from "../generated/frames";
import { Refusal, api } from "./api";
import { type Board, loadBoard } from "./boards";
import { type Choosing, choosing, select, stepBack } from "./choosing";
import { type Speech, loadSpeech, tableWords } from "./language.svelte";
import { type Command, type Connection, Live, commandName } from "./live";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import { nameAt } from "./seats";
import { type Thing, thingsOf } from "./thing";
import type { Args, Words } from "./words";

const USUAL = 650;
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
  log: Step[] = $state.raw([]);

  /** The frame that is shown. */
  frame: Frame | null = $state.raw(null);
  /** The newest frame, which may still wait to be shown. */
  private latest: Frame | null = $state.raw(null);
  /** A moment of the past that the reader looks at. */
  past: Frame | null = $state.raw(null);
  /** Whose eyes: a seat that is held here, or null for an onlooker. */
  eyes: number | null = $state(null);
  /** In hot seat: the seat to which the screen is to be handed. */
  curtain: number | null = $state(null);

  /** What is being told now; in an interlude also what is told altogether before the next position is shown. */
  telling: Happening | null = $state.raw(null);
  interlude: Interlude | null = $state.raw(null);
  /** Frames that wait to be shown. */
  waiting = $state(0);

  selected: string[] = $state.raw([]);
  sending = $state(false);
  hint: string | null = $state(null);

  speech: Speech | null = $state.raw(null);
  board: Board | null = $state.raw(null);

  readonly shown: Frame | null = $derived(this.past ?? this.frame);
  readonly things: Thing[] = $derived(this.shown === null ? [] : thingsOf(this.shown));
  readonly players: string[] = $derived(this.info?.seats.map((seat) => nameAt(this.id, seat)) ?? []);
  readonly words: Words | null = $derived(this.speech === null ? null : tableWords(this.speech, this.players, this.eyes));
  /** What can be chosen now: also while others' moves are still being told, if they leave my question as it is. */
  readonly choices: Choice[] = $derived.by(() => {
    const asked = this.frame?.asked ?? null;
    const away = this.past !== null || this.interlude !== null || this.sending || this.curtain !== null;
    return away || asked === null || asked.version !== this.latest?.asked?.version ? [] : asked.choices;
  });
  readonly choosing: Choosing = $derived(choosing(this.choices, this.selected));

  private live: Live | null = null;
  private tokens: string[] = [];
  private readonly frames = new Map<number | null, Frame>();
  private readonly history = new Map<number, Frame>();
  private readonly queue: Frame[] = [];
  private showing = false;
  private hurry: (() => void) | null = null;

  constructor(readonly id: string) {}

  /** A message of the title, its board or the application. */
  word(id: string, args: Args = {}): string {
    return this.words?.word(id, args) ?? "";
  }

  open(): void {
    this.live = new Live(this.id, {
      hello: async () => {
        await this.takeTokens();
        const seen = this.frames.get(this.eyes)?.seq;
        return { t: "hello", tokens: this.tokens, person: me.token, since: seen ?? 0, muted: false, things: true };
      },
      hear: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
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
    this.queue.length = 0;
    this.open();
  }

  takeMine(mine: MyTable): void {
    this.fetch(mine.table.game);
    this.info = mine.table;
    this.invite = mine.invite;
    this.tokens = mine.held.map((one) => one.token);
    this.held = mine.held.map((one) => one.seat);
    if (this.eyes === null || !this.held.includes(this.eyes)) this.eyes = this.held[0] ?? null;
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
        break;
      case "frame":
        this.hearFrame(message);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.present = message.seats;
        this.onlookers = message.onlookers;
        break;
      case "done":
        this.sending = false;
        this.problem = null;
        break;
      case "refused":
        this.sending = false;
        this.problem = message.problem;
        break;
      case "pong":
        break;
    }
  }

  private hearFrame(frame: Frame): void {
    const first = !this.frames.has(frame.seat);
    this.frames.set(frame.seat, frame);
    if (frame.seat !== this.eyes) {
      this.drawCurtain();
      return;
    }
    this.latest = frame;
    if (first || document.hidden) {
      this.queue.length = 0;
      this.hurry?.();
      this.show(frame);
      return;
    }
    this.queue.push(frame);
    this.waiting = this.queue.length + (this.showing ? 1 : 0);
    void this.showWaiting();
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
    const foreign = frame.steps.some((step) => step.seat !== this.eyes && step.kind !== "undo");
    for (const event of events.filter((one) => !before.includes(one))) {
      this.telling = event;
      const special = this.board?.pace?.(event);
      if (special !== undefined || foreign) await this.pause(special ?? USUAL);
    }
  }

  private show(frame: Frame): void {
    this.interlude = null;
    this.frame = frame;
    this.history.set(frame.seq, frame);
    this.selected = [];
    this.hint = null;
    this.note(frame.steps);
  }

  private note(steps: readonly Step[]): void {
    const undone = new Set(steps.flatMap((step) => step.undone));
    const known = new Set(this.log.map((step) => step.seq));
    const fresh = steps.filter((step) => !known.has(step.seq) && step.kind !== "undo");
    this.log = [...this.log, ...fresh].filter((step) => !undone.has(step.seq));
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

  private drawCurtain(): void {
    if (this.held.length < 2 || this.showing || this.frames.get(this.eyes)?.asked) return;
    const next = this.held.find((seat) => this.frames.get(seat)?.asked);
    this.curtain = next ?? null;
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.eyes = this.curtain;
    this.curtain = null;
    const frame = this.frames.get(this.eyes);
    if (frame === undefined) return;
    this.latest = frame;
    this.show(frame);
  }

  remembers(seq: number): boolean {
    return this.history.has(seq);
  }

  lookBack(seq: number): void {
    const past = this.history.get(seq);
    this.past = past === undefined || past === this.frame ? null : past;
    this.selected = [];
  }

  lookAtNow(): void {
    this.past = null;
  }

  // --- choosing -----------------------------------------------------------------------------------------------------------

  /** A thing was pointed at. What is final is confirmed by pointing at it again. */
  point(ref: string): void {
    const before = this.choosing.chosen;
    if (before !== null && this.selected.includes(ref)) {
      this.play(before);
      return;
    }
    this.selected = select(this.choices, this.selected, ref);
    const chosen = this.choosing.chosen;
    if (chosen !== null && !(chosen.final && settings.confirm)) this.play(chosen);
  }

  stepBack(): void {
    this.selected = stepBack(this.selected);
  }

  play(choice: Choice): void {
    const frame = this.frame;
    if (frame?.asked == null || frame.seat === null || this.sending) return;
    this.selected = [];
    this.skip();
    this.sending = true;
    this.order({ t: "act", seat: frame.seat, actions: [choice.notation], version: frame.asked.version });
  }

  undo(): void {
    if (this.eyes !== null) this.order({ t: "undo", seat: this.eyes });
  }

  order(order: Order): void {
    this.problem = null;
    this.live?.send({ ...order, command: commandName() } as Command);
  }

  say(text: string): void {
    this.order({ t: "say", text, seat: this.eyes });
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

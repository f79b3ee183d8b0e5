/** One table as this browser sees it: holds together the modules beside this file. Boards and parts get it as `table`. */

import type { Frame, FromServer, Happening, Hello, MyTable, Problem, TableInfo } from "../../generated/frames";
import { Refusal, api } from "../api";
import { type TitleWords, tableWords } from "../language.svelte";
import { me } from "../me.svelte";
import { nameAt } from "../seatNames";
import { settings } from "../settings.svelte";
import { type Thing, thingsOf } from "../thing";
import type { Args, Words } from "../words";
import { Chat } from "./chat.svelte";
import { Chooser } from "./chooser.svelte";
import { Connection, type ConnectionState, type NewCommand, type Request } from "./connection";
import { LookBack } from "./lookBack.svelte";
import type { Offer } from "./offers";
import { PendingMove } from "./pendingMove.svelte";
import { Plan } from "./plan.svelte";
import { type Interlude, Playback } from "./playback.svelte";
import { Presence } from "./presence.svelte";
import { Preview } from "./preview.svelte";
import { Reason } from "./reason.svelte";
import type { Viewer } from "./seatLog";
import { SharedScreen } from "./sharedScreen.svelte";

const NOT_FOUND = 404;

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  invite: string | null = $state.raw(null);
  /** Whether the newest frame could not tell everything that happened since the one before: the position is right, the log has a gap. */
  stepsMissing = $state(false);
  /** Why the last thing that was tried was refused. */
  problem: Problem | null = $state.raw(null);
  connectionState: ConnectionState = $state("connecting");
  /** The title's own words; the page loads them. */
  titleWords: TitleWords | null = $state.raw(null);
  private connection: Connection | null = null;
  private readonly request = (request: Request): void => this.connection?.request(request);

  readonly screen = new SharedScreen({ info: () => this.info, isPlayingBack: () => this.playback.isPlaying });
  readonly playback: Playback = new Playback({
    viewer: () => this.viewer,
    reached: (frame) => this.screen.writeLog(frame),
    questionChanged: () => {
      this.plan.forget();
      this.beginAnew();
    },
    finished: () => this.screen.drawCurtain(),
  });
  readonly chooser = new Chooser(
    () => this.offered(),
    (choice) => this.play(choice),
    (inVain) => (inVain === null ? this.reason.forget() : this.reason.ask(inVain)),
  );
  /** Steps that are laid out and not made yet. */
  readonly plan: Plan = new Plan(() => this.screen.newest, this.request);
  /** What an offer that is looked at would lead to. */
  readonly preview = new Preview(
    () => this.viewer,
    () => this.frame?.asked ?? null,
    this.request,
    () => this.plan.actions,
  );
  /** Why a thing that was pointed at cannot be chosen. */
  readonly reason = new Reason(() => this.viewer, this.request);
  readonly pendingMove = new PendingMove((seat) => this.screen.newestOf(seat)?.seq ?? 0);
  readonly lookBack = new LookBack(
    () => this.viewer,
    (request) => this.look(request),
  );
  readonly presence = new Presence({
    info: () => this.info,
    viewer: () => this.viewer,
    newest: () => this.screen.newest,
    newestAt: () => this.screen.newestAt(),
  });
  readonly chat: Chat;

  /** The frame of the present that is shown, as a plan would leave it. */
  readonly frame: Frame | null = $derived.by(() => this.plan.over(this.playback.frame));
  /** The position to draw: of the present, or of the moment that is looked back to. */
  readonly shown: Frame | null = $derived(this.lookBack.frame ?? this.frame);
  readonly things: Thing[] = $derived(this.shown === null ? [] : thingsOf(this.shown));
  /** The names of the players by seat. */
  readonly players: string[] = $derived(this.info?.seats.map((seat) => nameAt(this.id, seat)) ?? []);
  readonly words: Words | null = $derived(this.titleWords === null ? null : tableWords(this.titleWords, this.players, this.viewer));

  /** `gameKnown` is called as soon as the server has told which title is played. */
  constructor(
    readonly id: string,
    private readonly gameKnown: (game: string) => void = () => {},
  ) {
    this.chat = new Chat(id, { send: (command) => this.send(command), request: this.request });
  }

  // --- what boards read -----------------------------------------------------------------------------------------------------

  /** Who looks: a seat that is held here, or null for an onlooker. */
  get viewer(): Viewer {
    return this.screen.viewer;
  }

  /** Names the question that stands, steps of a plan counted. */
  get question(): string | undefined {
    return this.plan.questionAfter(this.frame?.asked?.version);
  }

  /** The event that is being told. */
  get telling(): Happening | null {
    return this.playback.telling;
  }

  /** Events that are being told before the position changes. */
  get interlude(): Interlude | null {
    return this.playback.interlude;
  }

  /** A message of the title, its board or the application. */
  word(id: string, args: Args = {}): string {
    return this.words?.word(id, args) ?? "";
  }

  // --- the line ---------------------------------------------------------------------------------------------------------------

  open(): void {
    this.connection = new Connection(this.id, {
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      stateChanged: (state) => this.connectionChanged(state),
    });
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
    this.playback.skip();
  }

  /** Comes back with other seats: after sitting down or getting up. */
  reopen(): void {
    this.connection?.close();
    this.pendingMove.forget();
    this.playback.passOver();
    this.open();
  }

  private async hello(): Promise<Hello> {
    await this.fetchSeats();
    const since = this.screen.newest?.seq ?? 0;
    return { t: "hello", tokens: this.screen.tokens, person: me.token, since, muted: this.chat.muteInHello(), things: true };
  }

  private async fetchSeats(): Promise<void> {
    if (me.token === null) {
      this.info ??= await api.table(this.id);
      this.gameKnown(this.info.game);
      return;
    }
    try {
      this.takeSeats(await api.myTable(this.id));
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === NOT_FOUND) {
        this.problem = refusal.problem;
        this.connectionState = "refused";
        this.connection?.close();
      }
      throw refusal;
    }
  }

  /** Takes the seats of this browser, as the server has just told them. */
  takeSeats(answer: MyTable): void {
    this.gameKnown(answer.table.game);
    this.info = answer.table;
    this.invite = answer.invite;
    if (this.screen.takeSeats(answer.held)) this.lookBack.leave();
  }

  private connectionChanged(state: ConnectionState): void {
    this.connectionState = state;
    if (state !== "on") return;
    // What was refused on the way in is no news any more.
    this.problem = null;
    this.lookBack.connected();
    this.plan.connected();
    this.chat.connected();
  }

  /** Sends a command. Returns its name, or null if the table is not open. */
  send(command: NewCommand): string | null {
    this.problem = null;
    if (command.t !== "say" && command.t !== "silence") this.playback.surprise.expect();
    return this.connection?.send(command) ?? null;
  }

  private look(request: Request): void {
    this.problem = null;
    this.connection?.request(request);
  }

  private receive(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.info = message.table;
        this.screen.held = message.held;
        this.screen.drawCurtain();
        break;
      case "frame":
        this.receiveFrame(message);
        break;
      case "moment":
        if (this.lookBack.receive(message.frame)) this.chooser.deselect();
        break;
      case "tried":
        if (!this.plan.receive(message.command, message)) this.preview.receive(message);
        break;
      case "because":
        this.reason.receive(message);
        break;
      case "chat":
        this.chat.receive(message);
        break;
      case "presence":
        this.presence.receive(message);
        break;
      case "done":
        this.problem = null;
        this.pendingMove.acknowledged(message.command, message.seq);
        this.chat.acknowledged(message.command);
        break;
      case "refused":
        if (this.plan.receive(message.command, null)) break;
        this.pendingMove.refused(message.command);
        this.playback.surprise.refused();
        this.chat.refused(message.command);
        this.problem = message.problem;
        break;
    }
  }

  // --- frames -----------------------------------------------------------------------------------------------------------------

  private receiveFrame(frame: Frame): void {
    const asked = this.screen.newest?.asked?.version;
    const first = this.screen.keep(frame);
    this.stepsMissing = !frame.complete;
    if (frame.asked?.answered_at != null && !settings.usualAnswers && frame.seat !== null) {
      this.connection?.request({ t: "hold", seat: frame.seat, version: frame.asked.version, command: null });
    }
    if (frame.seat !== this.viewer) {
      this.screen.writeLog(frame);
      this.screen.drawCurtain();
      return;
    }
    this.plan.frameCame(asked, frame);
    if (first || document.hidden || this.screen.curtain !== null) {
      this.playback.jumpTo(frame);
      this.screen.drawCurtain();
    } else {
      this.playback.add(frame);
    }
  }

  /** Hands the screen to the next player, who sees the newest position and nothing of what the last one selected. */
  liftCurtain(): void {
    if (!this.screen.liftCurtain()) return;
    this.lookBack.leave();
    this.problem = null;
    this.chooser.reset();
    this.plan.forget();
    if (this.screen.newest !== null) this.playback.jumpTo(this.screen.newest);
  }

  /** Shows a moment of a play that is over, as this viewer saw it. */
  showReplayFrame(frame: Frame, viewer: Viewer): void {
    this.screen.viewer = viewer;
    this.playback.frame = frame;
  }

  // --- moves ------------------------------------------------------------------------------------------------------------------

  /** What can be chosen now: also while others' moves are still being told, if they leave my question as it is. */
  private offered(): readonly Offer[] {
    const asked = this.frame?.asked ?? null;
    const past = this.lookBack.frame !== null || this.playback.isTellingAgain;
    const inTheWay = past || this.interlude !== null || this.pendingMove.isPending || this.screen.curtain !== null;
    return inTheWay || asked === null || asked.version !== this.screen.newest?.asked?.version ? [] : this.plan.offers(asked);
  }

  private play(choice: Offer): void {
    const frame = this.frame;
    if (frame?.asked == null || frame.seat === null || this.pendingMove.isPending) return;
    this.beginAnew();
    this.playback.skip();
    if (this.plan.takes(frame.asked, choice)) {
      void this.plan.add(choice);
      return;
    }
    const command = this.send({ t: "act", seat: frame.seat, actions: [...this.plan.actions, ...choice.actions], version: frame.asked.version });
    if (command !== null) this.pendingMove.sent(command, frame.seat);
  }

  /** Nothing is selected, looked at or explained any more. */
  private beginAnew(): void {
    this.chooser.reset();
    this.preview.leave();
    this.reason.forget();
  }

  /** Somebody looks at a thing: if pointing at it would mean one offer, what that leads to is shown. */
  lookAt(ref: string): void {
    const offer = this.chooser.next.has(ref) ? this.chooser.offerAt(ref) : null;
    if (offer === null) this.preview.leave();
    else this.preview.look(offer);
  }

  /** Stops the pause before the table gives the usual answer. */
  answerMyself(): void {
    const asked = this.frame?.asked;
    if (this.viewer !== null && asked != null) this.connection?.request({ t: "hold", seat: this.viewer, version: asked.version, command: null });
  }

  /** Tells the last round of moves again. */
  tellAgain(): void {
    this.lookBack.leave();
    this.playback.tellAgain();
  }

  /** Takes back the last step of a plan, or the last move. */
  undo(): void {
    if (this.plan.steps.length > 0) void this.plan.takeBack(this.plan.steps.length - 1);
    else if (this.viewer !== null) this.send({ t: "undo", seat: this.viewer });
  }

  /** Gives a seat to a bot, if the server too finds that its player is out of time or away. */
  giveToBot(target: number): void {
    if (this.viewer !== null) this.send({ t: "hand", seat: this.viewer, target });
  }

  /** Asks what a bot would do, and shows what that would lead to: advice without a reason is hard to follow. */
  async askHint(): Promise<void> {
    if (this.screen.viewerToken === undefined) return;
    try {
      this.chooser.advise((await api.hint(this.id, this.screen.viewerToken)).notation, (advised) => this.preview.look(advised));
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem = refusal.problem;
    }
  }
}

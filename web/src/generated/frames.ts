// Made from the server's schema by scripts/types.js: do not edit.

export type LittleWorlds =
  | Table
  | TableInfo
  | SeatInfo
  | Pace
  | Result
  | Outcome
  | Line
  | Said
  | Frame
  | Asked
  | Choice
  | Step
  | Happening
  | Clock
  | Standing
  | Done
  | Refused
  | Problem
  | Chat
  | Presence
  | Pong
  | Hello
  | Act
  | Undo
  | Concede
  | Cancel
  | Hand
  | Back
  | Stand
  | Say
  | Mute
  | Ping
  | Account
  | Film
  | GameInfo
  | OptionInfo
  | GamePage
  | Health
  | Held
  | Hint
  | HintWish
  | Me
  | Rating
  | MyTable
  | NewPerson
  | NewTable
  | SeatWish
  | Profile
  | Session
  | Taking
  | Uploaded
  | FromServer
  | FromClient;
export type FromServer = Table | Frame | Done | Refused | Chat | Presence | Pong;
export type FromClient = Hello | Act | Undo | Concede | Cancel | Hand | Back | Stand | Say | Mute | Ping;

/**
 * Who sits where and how things stand: first of all, and whenever it changes. `held` are the receiver's own seats.
 */
export interface Table {
  t: "table";
  table: TableInfo;
  held: number[];
}
/**
 * A table from outside. `status`: open, playing, finished, cancelled, closed.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: number | string | boolean;
  };
  seats: SeatInfo[];
  status: string;
  host: string | null;
  public: boolean;
  rated: boolean;
  pace: Pace;
  seal: string;
  overlay: boolean;
  awaits: number[];
  seq: number;
  created: number;
  touched: number;
  result: Result | null;
  next: string | null;
}
/**
 * Who sits where. `bot` is the spec of the program that plays now; a person who gave the seat to it can take it back.
 */
export interface SeatInfo {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  present: boolean;
  conceded: boolean;
}
/**
 * `turn`: without hurry. `live`: each seat has so many seconds for the play and gets a few more with each of its moves.
 */
export interface Pace {
  kind?: string;
  seconds?: number;
  increment?: number;
}
/**
 * How the table ended: `played`, `conceded`, `cancelled`, or `closed` (its rules or data are not supported any more). `ranks` and
 *     `winners` put seats that conceded last; `secret` opens the seal.
 */
export interface Result {
  how: string;
  ranks: number[];
  winners: number[];
  conceded: number[];
  outcome: Outcome | null;
  secret: string;
  ratings: {
    [k: string]: number;
  };
}
/**
 * How the rules say that it ended.
 */
export interface Outcome {
  scores: number[];
  ties: number[][];
  ranks: number[];
  winners: number[];
  won: boolean | null;
  grade: string;
  sheet: Line[];
}
/**
 * One line of the score sheet; `side` is `#0` for a seat or `@name` for a side that is none.
 */
export interface Line {
  side: string;
  label: Said;
  points: number;
}
/**
 * A message id with its arguments (`@elf`: a component, `3@energy`: an amount, `#2`: whoever sits at seat 2).
 */
export interface Said {
  id: string;
  args: {
    [k: string]: number | string | (number | string)[];
  };
}
/**
 * The position with one pair of eyes (`seat`, or null for an onlooker), and what happened since the last frame.
 */
export interface Frame {
  t: "frame";
  table: string;
  seq: number;
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
  things: {
    [k: string]: unknown;
  }[];
  actors: number[];
  asked: Asked | null;
  can_undo: boolean;
  steps: Step[];
  complete: boolean;
  clocks: Clock[] | null;
  conceded: number[];
  agreed: number[];
  standing: Standing[];
  result: Result | null;
  now: number;
}
/**
 * What the seat is asked now. `version` stands for exactly this question at this point of the seat's play; a move that names it is
 *     refused if the question has changed since. `decline` is the notation that says no thanks, if there is one.
 */
export interface Asked {
  version: string;
  prompt: Said;
  decline: string | null;
  choices: Choice[];
}
/**
 * A legal action: its notation, its label, the slots to fill by selecting things, and whether it could not be taken back.
 */
export interface Choice {
  notation: string;
  label: Said;
  slots: string[][];
  final: boolean;
}
/**
 * One line of the table's log as the receiver may know it. `kind`: start, move, auto (a standing answer), undo, bot (the seat was
 *     given to a bot), back (and taken back), concede, cancel (a seat agrees to cancel), uncancel. `events` has one list per action.
 *     `undone` names the lines that an undo has struck out.
 */
export interface Step {
  seq: number;
  kind: string;
  seat: number;
  events: Happening[][];
  undone: number[];
}
/**
 * One event, as the receiver may know it.
 */
export interface Happening {
  id: string;
  args: {
    [k: string]: number | string | (number | string)[];
  };
  refs: string[];
}
/**
 * Milliseconds that a seat has left, and whether they are running.
 */
export interface Clock {
  left: number;
  running: boolean;
}
/**
 * A standing answer: this prompt is declined, with these arguments or (null) with any.
 */
export interface Standing {
  prompt: string;
  args: {
    [k: string]: number | string | (number | string)[];
  } | null;
}
/**
 * A command was carried out and is on disk. `taken` counts the actions of a group that were taken: a final one closes it.
 */
export interface Done {
  t: "done";
  command: string;
  seq: number;
  taken: number;
}
/**
 * A command (or, without one, a message) was refused; nothing has changed.
 */
export interface Refused {
  t: "refused";
  command: string | null;
  problem: Problem;
}
/**
 * Why something was refused. `game` names the title whose words the message is in ("" for the application's own); `why` is the
 *     problem behind this one, whose sentence becomes the argument of that name.
 */
export interface Problem {
  id: string;
  args: {
    [k: string]: number | string | (number | string)[];
  };
  game: string;
  why: Problem | null;
}
/**
 * A line of chat; `seat` is null for an onlooker.
 */
export interface Chat {
  t: "chat";
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * Which seats have somebody at a socket, and how many look on.
 */
export interface Presence {
  t: "presence";
  seats: number[];
  onlookers: number;
}
/**
 * The answer to a ping, with the server's time in milliseconds.
 */
export interface Pong {
  t: "pong";
  now: number;
}
/**
 * The first message of a socket: the tokens of the seats that it plays for (none: it looks on), an onlooker's invitation, and the
 *     last sequence number it has seen.
 */
export interface Hello {
  t: "hello";
  tokens?: string[];
  person?: string | null;
  since?: number | null;
  muted?: boolean;
  things?: boolean;
}
/**
 * One or more actions of one seat, in notation: all or none, except that a final one ends the command.
 */
export interface Act {
  t: "act";
  command: string;
  seat: number;
  actions: string[];
  version?: string | null;
}
/**
 * Take back the seat's last command.
 */
export interface Undo {
  t: "undo";
  command: string;
  seat: number;
}
/**
 * Give up: of two seats the other wins; with more a bot plays on and the seat ranks last.
 */
export interface Concede {
  t: "concede";
  command: string;
  seat: number;
}
/**
 * Agree (or not any more) to cancel the play; it is cancelled when everybody agrees.
 */
export interface Cancel {
  t: "cancel";
  command: string;
  seat: number;
  agree?: boolean;
}
/**
 * Give a seat to a bot: the own one, or another's whose clock has run out or whose owner is away.
 */
export interface Hand {
  t: "hand";
  command: string;
  seat: number;
  target: number;
  bot: string;
}
/**
 * Take the own seat back from the bot.
 */
export interface Back {
  t: "back";
  command: string;
  seat: number;
}
/**
 * Decline a prompt from now on (or not any more): with these arguments or, if null, with any.
 */
export interface Stand {
  t: "stand";
  command: string;
  seat: number;
  prompt: string;
  args?: {
    [k: string]: number | string | (number | string)[];
  } | null;
  on?: boolean;
}
/**
 * A line of chat, from a seat or from an onlooker who is known.
 */
export interface Say {
  t: "say";
  command: string;
  text: string;
  seat?: number | null;
}
/**
 * Send no chat to this socket any more, or again.
 */
export interface Mute {
  t: "mute";
  on: boolean;
}
/**
 * Is anybody there?
 */
export interface Ping {
  t: "ping";
}
/**
 * A login with its password.
 */
export interface Account {
  login: string;
  password: string;
}
/**
 * Moments of a play that is over.
 */
export interface Film {
  plies: number;
  frames: Frame[];
}
/**
 * A title in the list.
 */
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  secrets: boolean;
  data: string;
  overlay: boolean;
  options: OptionInfo[];
  title: {
    [k: string]: string;
  };
  tagline: {
    [k: string]: string;
  };
}
/**
 * An option of a title: its texts are `option-<id>` and `option-<id>-<value>`. `seats`: offered at these seat counts only.
 */
export interface OptionInfo {
  id: string;
  values: (number | string | boolean)[];
  default: number | string | boolean;
  seats: number[] | null;
}
/**
 * A title with its names and data: `names` by language and id; `tables` as in the data files, with `known` for each figure.
 */
export interface GamePage {
  game: GameInfo;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  tables: {
    [k: string]: unknown;
  };
}
/**
 * Whether the server and its database answer.
 */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
}
/**
 * A seat with the token that proves that it is mine.
 */
export interface Held {
  seat: number;
  token: string;
}
/**
 * What a bot would play, in notation.
 */
export interface Hint {
  notation: string;
}
/**
 * For which of my seats, by which bot.
 */
export interface HintWish {
  token: string;
  bot?: string;
}
/**
 * A person. `kind`: guest, account, bot.
 */
export interface Me {
  id: string;
  kind: string;
  name: string;
  login: string | null;
  ratings: Rating[];
}
/**
 * How strong a person is at a title; `value` is the careful estimate, mu - 3 sigma.
 */
export interface Rating {
  game: string;
  value: number;
  mu: number;
  sigma: number;
  plays: number;
}
/**
 * A table with my seats, and the invitation if it is mine to give.
 */
export interface MyTable {
  table: TableInfo;
  held: Held[];
  invite: string | null;
}
/**
 * A guest or a bot account, by name.
 */
export interface NewPerson {
  name: string;
}
/**
 * A table to be made. It starts at once if no seat is open.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: number | string | boolean;
  };
  public?: boolean;
  rated?: boolean;
  pace?: Pace;
  start_when_full?: boolean;
}
/**
 * Who is to sit somewhere: `me`, `open` for whoever comes, or `bot`. A name may be given for a seat of mine (hot seat).
 */
export interface SeatWish {
  kind: string;
  bot?: string | null;
  name?: string | null;
}
/**
 * A person as others see them, with the tables that they finished last.
 */
export interface Profile {
  person: Me;
  tables: TableInfo[];
}
/**
 * A person with the token that proves it, for `Authorization: Bearer …`.
 */
export interface Session {
  person: Me;
  token: string;
}
/**
 * Sitting down: the invitation unless the table is public; a name for the seat if it is not to be the person's own.
 */
export interface Taking {
  invite?: string | null;
  name?: string | null;
}
/**
 * A record that was uploaded, or that of a finished table.
 */
export interface Uploaded {
  id: string;
  game: string;
  seats: number;
  players: string[];
  options: {
    [k: string]: number | string | boolean;
  };
  plies: number;
  sealed: boolean;
}

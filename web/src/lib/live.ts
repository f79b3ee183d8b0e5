/** A table's socket: comes back by itself when the connection is lost, resumes where it was, and sends again what was not acknowledged
 *  (a command with the same name is carried out once). */

import type { FromClient, FromServer, Hello } from "../generated/frames";

export type Connection = "connecting" | "on" | "lost" | "refused";
/** What is asked for without a name, and is not sent again: whoever asked does so once more if no answer comes. */
export type Wish = Extract<FromClient, { t: "look" } | { t: "mute" }>;
export type Command = Exclude<FromClient, { t: "hello" } | { t: "ping" } | Wish>;

interface Ears {
  hello: () => Promise<Hello>;
  hear: (message: FromServer) => void;
  connection: (state: Connection) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const PING = 20_000;
const NOT_ALLOWED = 1008;
/** Why the server does not let a socket in whose seat was taken away since its token was fetched: with fresh ones it may. */
const SEAT_LOST = "token-other-seat";

export class Live {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Command>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private closed = false;
  /** Whether hello was said; before it nothing else may be. */
  private greeted = false;

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.comeBack);
    void this.open();
  }

  send(command: Command): void {
    this.waiting.set(command.command, command);
    this.post(command);
  }

  wish(wish: Wish): void {
    this.post(wish);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.comeBack);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private readonly comeBack = (): void => {
    if (this.socket === null && !this.closed) void this.open();
  };

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    this.ears.connection("connecting");
    this.greeted = false;
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as FromServer;
      if ((message.t === "done" || message.t === "refused") && message.command !== null) this.waiting.delete(message.command);
      this.ears.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      if (event.code === NOT_ALLOWED && event.reason !== SEAT_LOST) this.ears.connection("refused");
      else this.later();
    };
    // What is to be said is found out while the connection is made.
    try {
      const hello = await this.ears.hello();
      await opened;
      if (this.closed || this.socket !== socket) return;
      this.greet(socket, hello);
    } catch {
      socket.close();
    }
  }

  private greet(socket: WebSocket, hello: Hello): void {
    this.wait = FIRST_WAIT;
    this.greeted = true;
    socket.send(JSON.stringify(hello));
    this.ears.connection("on");
    for (const command of this.waiting.values()) this.post(command);
    this.beat();
  }

  private later(): void {
    this.ears.connection("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A connection that says nothing for two pings is dead, whatever the system believes. */
  private beat(): void {
    clearTimeout(this.timer);
    this.heard = Date.now();
    const tick = (): void => {
      if (Date.now() - this.heard > 2 * PING + 5_000) this.socket?.close();
      else this.post({ t: "ping" });
      this.timer = setTimeout(tick, PING);
    };
    this.timer = setTimeout(tick, PING);
  }

  private post(message: FromClient): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

let made = 0;
const session = Math.random().toString(36).slice(2, 10);

/** A name for a command that no other command of this seat has. */
export function commandName(): string {
  made += 1;
  return `${session}-${Date.now().toString(36)}-${made}`;
}

/** The line to a table's server: a socket that reconnects by itself, resumes where it was, and sends again every command that was not
 *  acknowledged. A command keeps its name, and the server carries out each name once. */

import type { FromClient, FromServer, Hello } from "../../generated/frames";

export type ConnectionState = "connecting" | "on" | "lost" | "refused";

/** Messages without a name. They are not sent again: whoever asked asks once more if no answer comes. */
export type Request = Extract<FromClient, { t: "look" } | { t: "mute" } | { t: "try" } | { t: "why" } | { t: "hold" }>;
export type Command = Exclude<FromClient, { t: "hello" } | { t: "ping" } | Request>;
/** A command that is not sent yet, and so has no name. */
export type NewCommand = Command extends infer One ? (One extends Command ? Omit<One, "command"> : never) : never;

interface Listener {
  /** Makes the first message of every socket, with fresh tokens. */
  hello: () => Promise<Hello>;
  receive: (message: FromServer) => void;
  stateChanged: (state: ConnectionState) => void;
}

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5_000;
const PING_EVERY = 20_000;
/** Silence for two pings and a little more means that the line is dead, whatever the system believes. */
const DEAD_AFTER = 2 * PING_EVERY + 5_000;
const NOT_ALLOWED = 1008;
/** The reason for which the server refuses a token whose seat was taken away since it was fetched. With fresh tokens it lets us in. */
const SEAT_LOST = "token-other-seat";

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unacknowledged = new Map<string, Command>();
  private retryDelay = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastMessageAt = 0;
  private closed = false;
  /** Whether hello was said. Nothing may be sent before it. */
  private greeted = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.reconnectNow);
    void this.open();
  }

  /** Sends a command, now and after every reconnection, until it is acknowledged or refused. Returns the name that it was given. */
  send(command: NewCommand): string {
    const named = { ...command, command: commandName() } as Command;
    this.unacknowledged.set(named.command, named);
    this.transmit(named);
    return named.command;
  }

  /** Sends a message once, if the line stands. */
  request(request: Request): void {
    this.transmit(request);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnectNow);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    this.listener.stateChanged("connecting");
    this.greeted = false;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    const opened = new Promise<void>((resolve) => (socket.onopen = () => resolve()));
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.socketClosed(socket, event);
    // Tokens are fetched while the connection is made.
    try {
      const hello = await this.listener.hello();
      await opened;
      if (this.closed || this.socket !== socket) return;
      this.greet(socket, hello);
    } catch {
      socket.close();
    }
  }

  private address(): URL {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return address;
  }

  private greet(socket: WebSocket, hello: Hello): void {
    this.retryDelay = FIRST_RETRY;
    this.greeted = true;
    socket.send(JSON.stringify(hello));
    this.listener.stateChanged("on");
    this.resendUnacknowledged();
    this.keepAlive();
  }

  private resendUnacknowledged(): void {
    for (const command of this.unacknowledged.values()) this.transmit(command);
  }

  private receive(message: FromServer): void {
    this.lastMessageAt = Date.now();
    const answersCommand = message.t === "done" || message.t === "refused";
    if (answersCommand && message.command !== null) this.unacknowledged.delete(message.command);
    this.listener.receive(message);
  }

  private socketClosed(socket: WebSocket, { code, reason }: CloseEvent): void {
    if (this.socket === socket) this.socket = null;
    if (this.closed) return;
    if (code === NOT_ALLOWED && reason !== SEAT_LOST) this.listener.stateChanged("refused");
    else this.reconnectLater();
  }

  private reconnectLater(): void {
    this.listener.stateChanged("lost");
    clearTimeout(this.timer);
    // Not all browsers come back in the same moment after the server was away.
    this.timer = setTimeout(() => void this.open(), this.retryDelay * (0.75 + Math.random() / 2));
    this.retryDelay = Math.min(this.retryDelay * 2, LONGEST_RETRY);
  }

  private readonly reconnectNow = (): void => {
    if (this.socket === null) void this.open();
  };

  private keepAlive(): void {
    clearTimeout(this.timer);
    this.lastMessageAt = Date.now();
    const tick = (): void => {
      if (Date.now() - this.lastMessageAt > DEAD_AFTER) this.socket?.close();
      else this.transmit({ t: "ping" });
      this.timer = setTimeout(tick, PING_EVERY);
    };
    this.timer = setTimeout(tick, PING_EVERY);
  }

  private transmit(message: FromClient): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

let commandsMade = 0;
const browserName = Math.random().toString(36).slice(2, 10);

/** A name that no other command of this seat has. */
function commandName(): string {
  commandsMade += 1;
  return `${browserName}-${Date.now().toString(36)}-${commandsMade}`;
}

/** A server at the other end of the line, played by the test: it accepts sockets, reads what they send, answers and cuts them. */

import { vi } from "vitest";
import type { FromClient, FromServer } from "../../../src/generated/frames";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All sockets that were opened since `install`, the newest last. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  /** Takes the place of WebSocket for one test. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get newest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    // As in a browser: too early is a mistake, too late is nobody's business.
    if (this.readyState === FakeSocket.CONNECTING) throw new Error("sent over a line that does not stand yet");
    if (this.readyState === FakeSocket.OPEN) this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.cut();
  }

  /** The line stands. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await settled();
  }

  answer(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line is cut, by the server or by the network. */
  cut(code = 1006, reason = ""): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  sentOfKind<Kind extends FromClient["t"]>(kind: Kind): Extract<FromClient, { t: Kind }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { t: Kind }> => message.t === kind);
  }
}

/** Lets everything run that waits for nothing but its turn; timers stand still. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** What is said at the table, and whether this browser wants to hear it. */

import type { Chat as ChatMessage } from "../../generated/frames";
import { recall, remember } from "../storage";
import type { NewCommand, Request } from "./connection";
import type { Viewer } from "./seatLog";

/** For how many tables the browser remembers that they are muted. */
const REMEMBERED = 50;

interface Line {
  send: (command: NewCommand) => string | null;
  request: (request: Request) => void;
}

export class Chat {
  messages: ChatMessage[] = $state.raw([]);
  muted = $state(false);
  /** What was refused last, so that nobody has to write it again. */
  refusedText = $state("");
  /** What was said and is not answered yet, by the names of the commands. */
  private readonly unanswered = new Map<string, string>();
  /** What hello told the server. */
  private mutedInHello = false;

  constructor(
    private readonly table: string,
    private readonly line: Line,
  ) {
    this.muted = recall<string[]>("muted", []).includes(table);
  }

  say(text: string, seat: Viewer): void {
    this.refusedText = "";
    const command = this.line.send({ t: "say", text, seat });
    if (command !== null) this.unanswered.set(command, text);
  }

  /** Silences the onlooker who said a line, or sends them away from the table. The server knows who may do that. */
  silence(line: number, remove: boolean): void {
    this.line.send({ t: "silence", line, on: true, remove });
  }

  acknowledged(command: string): void {
    this.unanswered.delete(command);
  }

  refused(command: string | null): void {
    if (command === null) return;
    this.refusedText = this.unanswered.get(command) ?? this.refusedText;
    this.unanswered.delete(command);
  }

  /** A message may come twice: after a reconnection the server tells the last ones again. */
  receive(message: ChatMessage): void {
    if (!this.messages.some((one) => one.id === message.id)) this.messages = [...this.messages, message];
  }

  /** No chat any more at this table, or again. */
  mute(on: boolean): void {
    this.muted = on;
    const others = recall<string[]>("muted", []).filter((one) => one !== this.table);
    remember("muted", on ? [...others, this.table].slice(-REMEMBERED) : others);
    this.line.request({ t: "mute", on });
  }

  /** Whether hello shall ask for no chat. */
  muteInHello(): boolean {
    this.mutedInHello = this.muted;
    return this.muted;
  }

  /** What was wished between hello and now could not be sent before the line stood. */
  connected(): void {
    if (this.mutedInHello !== this.muted) this.mute(this.muted);
  }
}

import type { DeskAnswer, DeskRequest } from "./desk-protocol.ts";
import type { DeskCaller } from "./desk-caller.ts";
import type { DeskCookie } from "./desk-cookie.ts";
import type { DeskThread } from "./desk-thread.ts";
import { portFor, type PortDeps } from "./port-for.ts";

type Parts = { host: string; clientDir: string; thread: DeskThread } & PortDeps;

/** The desk of this server: pages of one thread, over the services of this one. */
export class Desk {
  readonly host: string;
  /** The browser's files. */
  readonly clientDir: string;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.host = parts.host;
    this.clientDir = parts.clientDir;
    this.#parts = parts;
  }

  /** The page, and the cookies that it sets. */
  async answer(
    request: DeskRequest,
    caller: DeskCaller,
  ): Promise<{ answer: DeskAnswer; cookies: readonly DeskCookie[] }> {
    const { port, cookies } = portFor(this.#parts, caller);
    return { answer: await this.#parts.thread.answer(request, { port, log: caller.log }), cookies };
  }

  close(): Promise<void> {
    return this.#parts.thread.close();
  }
}

import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Every connection of a server, and whether a request is in progress on it. node:http counts a connection that has sent
 * nothing yet, or half a header, as busy; here only a complete request is worth waiting for.
 */
export class OpenConnections {
  readonly #server: Server;
  readonly #sockets = new Map<Socket, Set<ServerResponse>>();
  #isDraining = false;
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket) => {
      this.#sockets.set(socket, new Set());
      socket.once("close", () => this.#sockets.delete(socket));
    });
    server.prependListener("request", ({ socket }, response) => this.#begin(socket, response));
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /**
   * Takes requests as before, and ends every connection with its next answer. A proxy then has no connection left to
   * send a request along at the moment when it is closed. Idle ones stay: a request may be on its way.
   */
  drain(): void {
    this.#isDraining = true;
    for (const responses of this.#sockets.values()) for (const response of responses) sayClose(response);
  }

  /**
   * Takes no new connection, ends idle ones at once and the others with their answer. Whatever is unfinished after
   * `graceMs` is cut off.
   */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true;
    this.drain();
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    for (const [socket, responses] of this.#sockets) {
      if (responses.size === 0) socket.destroy();
    }
    const deadline = new AbortController();
    const late = pause(graceMs, undefined, { signal: deadline.signal }).then(
      () => this.#server.closeAllConnections(),
      () => undefined,
    );
    await Promise.race([closed, late.then(() => closed)]);
    deadline.abort();
  }

  #begin(socket: Socket, response: ServerResponse): void {
    const responses = this.#sockets.get(socket);
    responses?.add(response);
    if (this.#isDraining) sayClose(response);
    response.once("close", () => {
      responses?.delete(response);
      // An answer whose head was sent before closing began could not announce it.
      if (this.#isClosing && responses?.size === 0) socket.destroySoon();
    });
  }
}

/** Tells the client to send its next request elsewhere instead of into a closing connection. */
function sayClose(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false;
}

import { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { Context, MiddlewareHandler } from "hono";
import { BodyLateError, ClientGoneError } from "#server/platform/admission/errors.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { type Pace, usualPace, watchPace } from "#server/platform/admission/pace.ts";
import { type BodyBounds, UnfinishedBodies, usualBounds } from "./unfinished-bodies.ts";

export type BodySettings = { deadlineMs: number; pace: Pace; bounds: BodyBounds };

export const usualBodySettings: BodySettings = { deadlineMs: 60_000, pace: usualPace, bounds: usualBounds };

const decoder = new TextDecoder();

/** Reads a body completely, before its call takes a place anywhere. */
export class BodyReceiver {
  readonly #settings: BodySettings;
  readonly #unfinished: UnfinishedBodies;

  constructor(settings: BodySettings = usualBodySettings) {
    this.#settings = settings;
    this.#unfinished = new UnfinishedBodies(settings.bounds);
  }

  /** After `clientAddress`. */
  middleware(): MiddlewareHandler<RequestEnv> {
    return async (c, next) => {
      c.set("receive", (mostBytes) => this.#receive(c, mostBytes));
      await next();
    };
  }

  async #receive(c: Context<RequestEnv>, mostBytes: number): Promise<string | null> {
    const earlier = c.get("body") as string | undefined;
    if (earlier !== undefined) return earlier;
    const isChunked = c.req.header("transfer-encoding") !== undefined;
    if (!isChunked && Number.parseInt(c.req.header("content-length") ?? "0", 10) > mostBytes) return null;
    const source = sourceOf(c);
    const bytes = source === null ? new Uint8Array() : await collect(source, mostBytes, this.#watch(c.var.client));
    if (bytes === null) return null;
    const body = decoder.decode(bytes);
    c.set("body", body);
    return body;
  }

  #watch(address: string): Watch {
    const { deadlineMs, pace } = this.#settings;
    return (seen, fail) => {
      const tooSlow = () => fail(new BodyLateError(408));
      const leave = this.#unfinished.enter(address, () => fail(new BodyLateError(503)));
      const deadline = setTimeout(tooSlow, deadlineMs);
      const stopWatching = watchPace(pace, seen, tooSlow);
      return () => {
        leave();
        clearTimeout(deadline);
        stopWatching();
      };
    };
  }
}

/** Null if there is no body. */
function sourceOf(c: Context<RequestEnv>): Readable | null {
  const incoming = c.env?.incoming;
  if (incoming instanceof IncomingMessage) {
    const { headers } = incoming;
    return "content-length" in headers || "transfer-encoding" in headers ? incoming : null;
  }
  // Tests call the application without a connection.
  const { body } = c.req.raw;
  return body && Readable.fromWeb(body as WebStream);
}

/** Fails a body that does not arrive; returns a function that stops it. */
type Watch = (seen: () => number, fail: (reason: Error) => void) => () => void;

const nextOf = (source: Readable): Uint8Array | null => source.read() as Uint8Array | null;

/** All bytes, or null if there are more than `mostBytes`. The source is never destroyed: its answer is still to come. */
function collect(source: Readable, mostBytes: number, watch: Watch): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let seen = 0;
    let isDone = false;
    let stopWatching: (() => void) | undefined;
    const finish = (settle: () => void) => {
      if (isDone) return;
      isDone = true;
      clearImmediate(soon);
      stopWatching?.();
      source.off("data", take);
      source.pause();
      settle();
    };
    const take = (chunk: Uint8Array) => {
      seen += chunk.length;
      chunks.push(chunk);
      if (seen > mostBytes) finish(() => resolve(null));
    };
    const end = () => finish(() => resolve(chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks)));
    // Most bodies come with their headers: they are complete by then, and take no place.
    const soon = setImmediate(() => {
      const fail = (reason: Error) => finish(() => reject(reason));
      stopWatching = watch(() => seen, fail);
    });
    const close = () => {
      // A form that arrived whole is processed, even if its sender has gone meanwhile.
      const isWhole = source instanceof IncomingMessage && source.complete;
      if (!isWhole) return finish(() => reject(new ClientGoneError()));
      for (let rest = nextOf(source); rest !== null; rest = nextOf(source)) take(rest);
      end();
    };
    source.on("data", take).once("end", end).once("close", close);
    // Whatever breaks, "close" follows.
    source.on("error", () => undefined);
    if (source.destroyed) close();
  });
}

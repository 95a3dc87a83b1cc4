import type { Context } from "hono";
import type { RequestEnv } from "./request.ts";

/** Aborts when the connection ends before its answer was written. */
export function whenGone(c: Context<RequestEnv>): AbortSignal {
  const controller = new AbortController();
  const outgoing = c.env?.outgoing;
  outgoing?.once("close", () => outgoing.writableFinished || controller.abort());
  return controller.signal;
}

import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { loggedPath } from "./middleware/request-log.ts";
import { answerWithoutStore, isRefusal, isStoreAway, refuse } from "./request/refuse.ts";
import type { RequestEnv } from "./request/request.ts";

/** Whatever a handler throws: a refusal says so itself, and everything else is logged. */
export const answerError =
  (log: Logger): ErrorHandler<RequestEnv> =>
  (error, c) => {
    if (isRefusal(error)) return refuse(c, error);
    const own = c.var.log ?? log;
    if (error instanceof StorageError && error.kind === "unavailable") {
      own.error({ err: error, path: loggedPath(c.req.path) }, "the storage of files is away");
      c.header("Retry-After", "5");
      return c.json({ error: "This file cannot be read just now. Please try again in a moment." }, 503);
    }
    if (isStoreAway(error)) {
      own.error({ err: error, path: loggedPath(c.req.path) }, "the store is away");
      return answerWithoutStore(c);
    }
    own.error({ err: error, path: loggedPath(c.req.path) }, "a request failed");
    const text = "Something went wrong on our side. Please try again in a moment.";
    return c.req.path.startsWith("/api/") ? c.json({ error: text }, 500) : c.text(text, 500);
  };

import { availableParallelism } from "node:os";
import { z } from "zod";
import { whole } from "./kinds.ts";

/** Threads, caches and queues of pages and pictures. */
export const rendering = {
  WORKERS: whole(2)
    .min(1)
    .max(256)
    .default(() => availableParallelism())
    .describe("Threads that render pages: one per core unless set. One starts at once, the others when there is work."),
  WORKER_HEAP_MB: whole(2048)
    .min(128)
    .default(2048)
    .describe("The largest heap of one render thread. A thread that needs more is replaced."),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(64)
    .describe("Size of the page cache, which all threads share."),
  PICTURE_FORMAT: z
    .enum(["avif", "webp"], { error: "write avif or webp" })
    .default("avif")
    .describe(
      "avif: browsers that accept it get AVIF where it is smaller; the server encodes it when it is calm. webp: all get WebP.",
    ),
  INDEX_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(256)
    .describe("Size of all search indexes. The main thread and each render thread get an equal share."),
  PICTURE_CACHE_MB: whole(64)
    .min(1)
    .default(64)
    .describe("Pictures that the server caches in memory while STORAGE is not a folder."),
  RENDER_QUEUE: whole(96)
    .min(3)
    .max(10_000)
    .default(96)
    .describe(
      "Pages that may wait to be rendered; one site may use a third. Further requests get 503 with Retry-After.",
    ),
  RENDER_WAIT_SECONDS: z.coerce
    .number({ error: "write a number such as 8" })
    .positive()
    .max(3600)
    .default(8)
    .describe("How long a page may wait in that queue, and then for its answer, which may take at least 30 seconds."),
};

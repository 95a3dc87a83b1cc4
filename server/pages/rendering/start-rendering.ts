import type { Logger } from "pino";
import type { loadSettings } from "#server/platform/admission/load-settings.ts";
import { type QueueTimes, WorkQueue } from "#server/platform/admission/work-queue.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { ThreadSettings } from "./render-protocol.ts";
import { RenderThreads } from "./render-threads.ts";
import { threadedRenderer } from "./threaded-renderer.ts";

type Rendering = {
  /** Maximum number of threads. */
  most: number;
  heapMb: number;
  /** The program of a thread, if not the usual one. */
  entry: URL | undefined;
  load: ReturnType<typeof loadSettings>;
  settings: ThreadSettings;
  registry: SiteRegistry;
  log: Logger;
  searchTimes: QueueTimes;
};

/** The threads that render pages and search, with a queue of its own for searches. */
export function startRendering({ most, heapMb, entry, load, settings, registry, log, searchTimes }: Rendering) {
  const threads = new RenderThreads({
    most,
    heapMb,
    entry,
    answerMs: load.answerMs,
    hangMs: load.hangMs,
    settings,
    keepValues: async (slug, values) => registry.bySlug(slug)?.store.values.add(values),
    log,
  });
  const searchQueue = new WorkQueue(load.search, searchTimes);
  return { threads, searchQueue, renderer: threadedRenderer(threads, searchQueue) };
}

import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { FairQueue, type Place } from "#server/platform/admission/fair-queue.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import type { ImageRequest } from "./image-address.ts";
import { madePicture } from "./made-picture.ts";
import { sizedPicture } from "./sized-picture.ts";
import type { MediaFile } from "./media-source.ts";
import { isWholeAvif } from "./whole-picture.ts";

/** As good to the eye as WebP in quality 75, and a quarter smaller. More effort takes five times as long for 6 %. */
const encoding = { quality: 50, effort: 3 };
/** A picture is only stored as AVIF where it saves this much of its WebP. */
const worthwhile = 0.85;
/** Pictures that wait, of all sites and of one. Any other waits for its next visitor. */
const longestQueue = 500;
const longestQueueOfSite = 250;
/** How long this process remembers that a picture does not pay or cannot be encoded, without asking the storage. */
const refusedMs = 10 * 60_000;

type Deps = {
  storage: Pick<Storage, "read" | "put">;
  log: Pick<Logger, "warn"> | null;
  /** Whether visitors leave the processor to spare. */
  isCalm: () => boolean;
};
type Job = Place & { key: string; source: MediaFile; request: ImageRequest; webpBytes: number };

/**
 * Pictures of vehicles as AVIF, for browsers that accept it. A picture takes half a second of a core, so nobody waits
 * for it: the first visitors get WebP, and it is encoded afterwards, one picture at a time, while the server is calm.
 * Sites take turns, so that one with many new pictures does not delay the others.
 */
export class AvifMaker {
  readonly #deps: Deps;
  readonly #queue = new FairQueue<Job>();
  readonly #waiting = new Set<string>();
  readonly #refused = new LRUCache<string, true>({ max: 20_000, ttl: refusedMs });
  #working: Promise<void> | null = null;
  #isClosed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Null if it is not stored, or does not pay. */
  async find(source: MediaFile, request: ImageRequest): Promise<Buffer | null> {
    const key = keyOf(source, request);
    if (key === null || this.#refused.has(key) || this.#waiting.has(key)) return null;
    const stored = await this.#deps.storage.read(key).catch(() => null);
    if (stored && isWholeAvif(stored)) return stored;
    // An empty file says that it does not pay.
    if (stored?.length === 0) this.#refused.set(key, true);
    return null;
  }

  /** Called after a visitor got the WebP. */
  encodeLater(visitor: Place, source: MediaFile, request: ImageRequest, webpBytes: number): void {
    const key = keyOf(source, request);
    if (key === null || this.#isClosed || this.#refused.has(key) || this.#waiting.has(key)) return;
    const { site, address } = visitor;
    if (this.#queue.size >= longestQueue || this.#queue.ofSite(site) >= longestQueueOfSite) return;
    this.#queue.add({ site, address, key, source, request, webpBytes });
    this.#waiting.add(key);
    this.#working ??= this.#work().finally(() => (this.#working = null));
  }

  /** Those that wait, and the one that is being encoded. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Ends after the picture that is being encoded. The rest is encoded when somebody asks again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
    this.#waiting.clear();
  }

  async #work(): Promise<void> {
    while (this.#queue.size > 0 && !this.#isClosed) {
      const began = performance.now();
      const job = this.#deps.isCalm() ? this.#queue.take(() => true) : undefined;
      if (job) {
        await this.#encode(job);
        this.#waiting.delete(job.key);
      }
      // Half of one core at most.
      await pause(Math.max(50, performance.now() - began), undefined, { ref: false });
    }
  }

  async #encode({ key, source, request, webpBytes }: Job): Promise<void> {
    const { storage, log } = this.#deps;
    try {
      const from = await source.read();
      if (from === null) return;
      const bytes = await sizedPicture(from, request).avif(encoding).toBuffer();
      const pays = bytes.length <= webpBytes * worthwhile;
      await storage.put(key, pays ? bytes : Buffer.alloc(0));
      if (!pays) this.#refused.set(key, true);
    } catch (error) {
      this.#refused.set(key, true);
      log?.warn({ err: error, picture: source.path }, "a picture could not be stored as AVIF: browsers get WebP");
    }
  }
}

/** Previews of other sites are fetched by programs, of which many read only WebP and JPEG. */
const keyOf = (source: MediaFile, request: ImageRequest): string | null =>
  request.crop || request.quality !== 75 ? null : madePicture(source, request, "avif");

/** Whether the browser says that it reads AVIF. */
export const acceptsAvif = (accept: string | undefined): boolean => /\bimage\/avif\b/.test(accept ?? "");

/** Asks whether this thread, through which every request goes, was idle for half of the time since the last question. */
export function calmLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 0.5;
  };
}

import { addressBlock } from "#server/platform/limits/address-block.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { admit, type Visit } from "#server/platform/admission/admit.ts";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import type { WorkQueue } from "#server/platform/admission/work-queue.ts";

/**
 * `isKnown`: the page was read before, and has changed since. `isAhead`: a browser prefetches it, because its visitor may
 * open it.
 */
type PageVisit = Visit & { isKnown?: boolean; isAhead?: boolean };

/** Admission for everything that has to be rendered. Cached pages skip it. */
export class PageAdmission {
  readonly queue: WorkQueue;
  /** Pages that people read: a flood of made-up addresses takes none of their places. */
  readonly knownQueue: WorkQueue;
  /** Forms and private pages: no flood of pages takes their places. */
  readonly ownQueue: WorkQueue;
  readonly #perMinute: Limit;
  readonly #aheadPerMinute: Limit;

  /** Prefetched pages have their own limit, so they never use up a visitor's. */
  constructor(perMinute: Limit, aheadPerMinute: Limit, queues: Readonly<Record<"pages" | "known" | "own", WorkQueue>>) {
    this.#perMinute = perMinute;
    this.#aheadPerMinute = aheadPerMinute;
    this.queue = queues.pages;
    this.knownQueue = queues.known;
    this.ownQueue = queues.own;
  }

  /** A page that a visitor wants to read. Throws TooManyError, TooBusyError or ClientGoneError. */
  async page<T>({ isKnown = false, isAhead = false, ...visit }: PageVisit, render: () => Promise<T>): Promise<T> {
    // Refused first: nobody waits for it yet.
    if (isAhead && this.queue.waiting > 0) throw new TooBusyError(1);
    const perMinute = isAhead ? this.#aheadPerMinute : this.#perMinute;
    return admit({ perMinute, queue: isKnown ? this.knownQueue : this.queue }, visit, render);
  }

  /** A page behind a personal link. */
  personalPage<T>(visit: Visit, render: () => Promise<T>): Promise<T> {
    return admit({ perMinute: this.#perMinute, queue: this.ownQueue }, visit, render);
  }

  /** The answer to a form: it arrived completely, so it is processed even if the sender has gone. */
  form<T>({ site, address }: Pick<Visit, "site" | "address">, render: () => Promise<T>): Promise<T> {
    return this.ownQueue.run({ site, address: addressBlock(address) }, render);
  }

  /** A page that a sitemap is made from: one after another, like a single reader. */
  document<T>(site: string, render: () => Promise<T>): Promise<T> {
    return this.queue.run({ site, address: "documents" }, render);
  }
}

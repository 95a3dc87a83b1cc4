import { addressBlock } from "#server/limits/address-block.ts";
import type { Limit } from "#server/limits/limits.ts";
import { TooBusy, TooMany } from "./refusals.ts";
import { type RenderLimits, RenderQueue } from "./render-queue.ts";

type Asking = {
  site: string;
  address: string;
  at: number;
  /** Whether the page has been requested before. */
  isKnown?: boolean;
  /** Whether a browser prefetches it, because its visitor may open it. */
  isAhead?: boolean;
  gone?: AbortSignal | undefined;
};

/** Pages that are rendered in a quarter of a second. */
const A_MOMENT = 8;

/** Admission for everything that has to be rendered. Cached pages skip it. */
export class PageAdmission {
  readonly queue: RenderQueue;
  readonly #perMinute: Limit;
  readonly #aheadPerMinute: Limit;

  /** Prefetched pages have their own limit, so they never use up a visitor's. */
  constructor(perMinute: Limit, aheadPerMinute: Limit, limits?: RenderLimits) {
    this.#perMinute = perMinute;
    this.#aheadPerMinute = aheadPerMinute;
    this.queue = new RenderQueue(limits);
  }

  /** Whether more pages wait to be rendered than the threads finish at once. */
  isPressed(): boolean {
    return this.queue.waiting > A_MOMENT;
  }

  /** A page that a visitor wants to read. Throws TooMany, TooBusy or ClientGone. */
  async page<T>({ site, address, at, isKnown, isAhead, gone }: Asking, render: () => Promise<T>): Promise<T> {
    // Refused first: nobody waits for it yet.
    if (isAhead && this.queue.waiting > 0) throw new TooBusy(1);
    const verdict = await (isAhead ? this.#aheadPerMinute : this.#perMinute).take({ site, address, at });
    if (!verdict.allowed) throw new TooMany(verdict.retryAfterSeconds);
    return this.queue.run({ site, address: addressBlock(address), lane: isKnown ? "known" : "page", gone }, render);
  }

  /** The answer to a form: it arrived completely, so it is processed even if the sender has gone. */
  form<T>({ site, address }: Pick<Asking, "site" | "address">, render: () => Promise<T>): Promise<T> {
    return this.queue.run({ site, address: addressBlock(address), lane: "form" }, render);
  }

  /** A page that a sitemap is made from: one after another, like a single reader. */
  document<T>(site: string, render: () => Promise<T>): Promise<T> {
    return this.queue.run({ site, address: "documents", lane: "page" }, render);
  }
}

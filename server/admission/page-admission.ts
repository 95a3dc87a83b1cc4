import { addressBlock } from "#server/limits/address-block.ts";
import type { Limit } from "#server/limits/limits.ts";
import { TooBusy, TooMany } from "./refusals.ts";
import { type RenderLimits, RenderQueue } from "./render-queue.ts";

type Asking = {
  site: string;
  address: string;
  at: number;
  /** Whether the page has been read before. */
  isKnown?: boolean;
  /** Whether a browser fetches it ahead, because its visitor may open it. */
  isAhead?: boolean;
  gone?: AbortSignal | undefined;
};

/** So many pages are rendered in a quarter of a second. */
const A_MOMENT = 8;

/** The way of everything that has to be rendered. Pages from the cache never come here. */
export class PageAdmission {
  readonly #queue: RenderQueue;
  readonly #perMinute: Limit;
  readonly #aheadPerMinute: Limit;

  /** Pages fetched ahead have a limit of their own: they never spend what a visitor may read. */
  constructor(perMinute: Limit, aheadPerMinute: Limit, limits?: RenderLimits) {
    this.#perMinute = perMinute;
    this.#aheadPerMinute = aheadPerMinute;
    this.#queue = new RenderQueue(limits);
  }

  /** Whether pages wait to be rendered, more than a moment's worth. */
  isPressed(): boolean {
    return this.#queue.waiting > A_MOMENT;
  }

  /** A page that somebody wants to read. Throws TooMany, TooBusy or ClientGone. */
  async page<T>({ site, address, at, isKnown, isAhead, gone }: Asking, render: () => Promise<T>): Promise<T> {
    // The first to be refused: nobody waits for it yet.
    if (isAhead && this.#queue.waiting > 0) throw new TooBusy(1);
    const verdict = await (isAhead ? this.#aheadPerMinute : this.#perMinute).take({ site, address, at });
    if (!verdict.allowed) throw new TooMany(verdict.retryAfterSeconds);
    return this.#queue.run({ site, address: addressBlock(address), lane: isKnown ? "known" : "page", gone }, render);
  }

  /** The answer to a form: it arrived whole, so it is taken even when the sender has gone. */
  form<T>({ site, address }: Pick<Asking, "site" | "address">, render: () => Promise<T>): Promise<T> {
    return this.#queue.run({ site, address: addressBlock(address), lane: "form" }, render);
  }

  /** A page that a sitemap is made from: one after the other, as one reader. */
  document<T>(site: string, render: () => Promise<T>): Promise<T> {
    return this.#queue.run({ site, address: "documents", lane: "page" }, render);
  }
}

import { addressBlock } from "#server/limits/address-block.ts";
import type { Limit } from "#server/limits/limits.ts";
import { TooMany } from "./refusals.ts";
import { RenderQueue } from "./render-queue.ts";

/** A listing shows dozens of pictures, each new once; other cores generate them. */
const limits = {
  atOnce: 2,
  atOncePerSite: 2,
  waiting: 600,
  waitingPerSite: 400,
  waitingPerAddress: 150,
  // A page of a hundred new pictures keeps a slow machine busy for most of a minute.
  longestWaitMs: 60_000,
};

type Asking = { site: string; address: string; at: number; gone?: AbortSignal | undefined };

/** Admission for pictures in a size that is not stored yet. Stored pictures skip it. */
export class ImageAdmission {
  readonly queue = new RenderQueue(limits);
  readonly #perMinute: Limit;

  constructor(perMinute: Limit) {
    this.#perMinute = perMinute;
  }

  /** Throws TooMany, TooBusy or ClientGone. */
  async run<T>({ site, address, at, gone }: Asking, make: () => Promise<T>): Promise<T> {
    const verdict = await this.#perMinute.take({ site, address, at });
    if (!verdict.allowed) throw new TooMany(verdict.retryAfterSeconds);
    return this.queue.run({ site, address: addressBlock(address), lane: "page", gone }, make);
  }
}

import { Lane } from "#server/admission/lane.ts";
import { addressBlock } from "#server/limits/address-block.ts";

/**
 * Limits of concurrent uploads: in total, per site and per address (IPv6: one /64), which may also use one place
 * reserved for a site.
 */
const usualLimits = { most: 24, perSite: 12, perAddress: 3 };

/**
 * Limits concurrent uploads, which bounds memory and disk. No site can take every place, and each site has one reserved
 * place: an upload to a site without any is always accepted.
 */
export class UploadGate {
  readonly #shared: Lane;
  readonly #own: Lane;

  constructor({ most, perSite, perAddress } = usualLimits) {
    this.#shared = new Lane({ most, perSite, perAddress });
    this.#own = new Lane({ most: Number.POSITIVE_INFINITY, perSite: 1, perAddress: 1 });
  }

  get open(): number {
    return this.#shared.size + this.#own.size;
  }

  /** A function to leave the gate, or null if there is no room. */
  enter(site: string, address: string): (() => void) | null {
    const place = { site, address: addressBlock(address) };
    return this.#own.enter(place) ?? this.#shared.enter(place);
  }
}

/** One after another: a picture may need a lot of memory while it is decoded. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

import { Lane } from "#server/admission/lane.ts";
import { addressBlock } from "#server/limits/address-block.ts";

/** Shared places: in all, of one site and of one address (IPv6: one /64), which may have one of a site's own besides. */
const usualLimits = { most: 24, perSite: 12, perAddress: 3 };

/**
 * How many uploads are under way: their number is what bounds memory and disk. No site can take every place, and one
 * place of each site is its own: an upload to a site that has none is taken however full it is.
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

  /** The way to leave again, or null when there is no room. */
  enter(site: string, address: string): (() => void) | null {
    const place = { site, address: addressBlock(address) };
    return this.#own.enter(place) ?? this.#shared.enter(place);
  }
}

/** One after the other: a picture may need a lot of memory while it is decoded. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

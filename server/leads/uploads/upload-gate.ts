import type { Place } from "#server/platform/admission/fair-queue.ts";
import { Lane } from "#server/platform/admission/lane.ts";
import { addressBlock, wideBlock } from "#server/platform/limits/address-block.ts";

/**
 * Limits of concurrent uploads: in total, per site, per address (IPv6: one /64), which may also use one place reserved
 * for a site, and per /48 of IPv6.
 */
const usualLimits = { most: 24, perSite: 12, perAddress: 3, perWideBlock: 9 };

/** `give` ends an upload in favour of another; false if it has arrived whole. */
type Uploading = Place & { give: () => boolean };

/**
 * Limits concurrent uploads, which bounds memory and disk. No site can take every place, and each site has one reserved
 * place: an upload to a site without any is always accepted. When places run out, a newcomer takes one from the address
 * that has most, so slow uploads from few addresses displace each other.
 */
export class UploadGate {
  readonly #perSite: number;
  readonly #shared: Lane;
  readonly #wide: Lane;
  readonly #own: Lane;
  /** The oldest first. */
  readonly #uploading = new Set<Uploading>();

  constructor({ most, perSite, perAddress, perWideBlock } = usualLimits) {
    this.#perSite = perSite;
    this.#shared = new Lane({ most, perSite, perAddress });
    this.#wide = new Lane({ most, perSite, perAddress: perWideBlock });
    this.#own = new Lane({ most: Number.POSITIVE_INFINITY, perSite: 1, perAddress: 1 });
  }

  get open(): number {
    return this.#shared.size + this.#own.size;
  }

  /** A function to leave the gate, or null if there is no room. */
  enter(site: string, address: string, give: () => boolean = () => false): (() => void) | null {
    const uploading = { site, address: addressBlock(address), give };
    const reserved = this.#own.enter(uploading);
    if (reserved) return reserved;
    const leaves = this.#enterShared(uploading, wideBlock(address));
    if (!leaves) return null;
    this.#uploading.add(uploading);
    return () => {
      this.#uploading.delete(uploading);
      for (const leave of leaves) leave();
    };
  }

  #enterShared(place: Place, wide: string): (() => void)[] | null {
    const leave = this.#shared.enter(place) ?? (this.#displaceFor(place) ? this.#shared.enter(place) : null);
    if (!leave) return null;
    const leaveWide = this.#wide.enter({ site: place.site, address: wide });
    if (leaveWide) return [leave, leaveWide];
    leave();
    return null;
  }

  #displaceFor({ site, address }: Place): boolean {
    const ofSite = [...this.#uploading].filter((uploading) => uploading.site === site);
    const rivals = ofSite.length >= this.#perSite ? ofSite : [...this.#uploading];
    const placesOf = (rival: Place) => this.#shared.ofAddress(rival.address);
    const most = Math.max(...rivals.map(placesOf));
    const newest = rivals.findLast((rival) => placesOf(rival) === most);
    return newest !== undefined && most > this.#shared.ofAddress(address) + 1 && newest.give();
  }
}

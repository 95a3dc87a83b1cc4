import { LRUCache } from "lru-cache";
import { addressBlock } from "./address-block.ts";
import { MINUTE_MS, type LimitRule, type Limits, type LimitUse, type LimitVerdict } from "./limits.ts";

const MOST_ADDRESSES = 50_000;
const MOST_SITES = 10_000;

type Counted = { window: number; before: number; now: number };
/** The current window, and the share of it that is still to come. */
type Window = { window: number; share: number };
type Counts = LRUCache<string, Counted>;

/** Sliding minutes in the memory of this process. */
export class LocalLimits implements Limits {
  readonly #addresses: Counts = new LRUCache({ max: MOST_ADDRESSES });
  readonly #sites: Counts = new LRUCache({ max: MOST_SITES });

  take = async (rule: LimitRule, { site, address, at, cost = 1 }: LimitUse): Promise<LimitVerdict> => {
    const windowMs = rule.windowMs ?? MINUTE_MS;
    const current = { window: Math.floor(at / windowMs), share: 1 - (at % windowMs) / windowMs };
    const ofAddress = `${rule.name} ${site} ${addressBlock(address)}`;
    const ofSite = `${rule.name} ${site}`;
    // When the next window begins, at least a part of this one is forgotten.
    const retryAfterSeconds = Math.max(1, Math.ceil((current.share * windowMs) / 1000));
    if (rule.perAddress > 0 && used(this.#addresses, ofAddress, current) + cost > rule.perAddress) {
      return { allowed: false, scope: "address", retryAfterSeconds };
    }
    const siteUse = rule.perSite > 0 ? used(this.#sites, ofSite, current) + cost : 0;
    if (siteUse > rule.perSite) return { allowed: false, scope: "site", retryAfterSeconds };
    if (rule.perAddress > 0) add(this.#addresses, ofAddress, current, cost);
    if (rule.perSite > 0) add(this.#sites, ofSite, current, cost);
    return { allowed: true, siteLoad: rule.perSite > 0 ? siteUse / rule.perSite : 0 };
  };
}

/** Uses in the sliding window: those of this window, and the part of the last that still overlaps. */
function used(counts: Counts, key: string, { window, share }: Window): number {
  const last = counts.get(key);
  return countIn(last, window - 1) * share + countIn(last, window);
}

function add(counts: Counts, key: string, { window }: Window, cost: number): void {
  const last = counts.get(key);
  counts.set(key, { window, before: countIn(last, window - 1), now: countIn(last, window) + cost });
}

function countIn(last: Counted | undefined, window: number): number {
  if (last === undefined) return 0;
  if (last.window === window) return last.now;
  return last.window === window + 1 ? last.before : 0;
}

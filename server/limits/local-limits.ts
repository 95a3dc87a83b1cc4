import { LRUCache } from "lru-cache";
import { addressBlock } from "./address-block.ts";
import type { LimitRule, Limits, LimitUse, LimitVerdict } from "./limits.ts";

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;
const MOST_SITES = 10_000;

type Counted = { window: number; before: number; now: number };
type Counts = LRUCache<string, Counted>;

/** Sliding minutes in the memory of this process. */
export class LocalLimits implements Limits {
  readonly #addresses: Counts = new LRUCache({ max: MOST_ADDRESSES });
  readonly #sites: Counts = new LRUCache({ max: MOST_SITES });

  take = async (rule: LimitRule, { site, address, at, cost = 1 }: LimitUse): Promise<LimitVerdict> => {
    const ofAddress = `${rule.name} ${site} ${addressBlock(address)}`;
    const ofSite = `${rule.name} ${site}`;
    const retryAfterSeconds = secondsLeft(at);
    if (rule.perAddress > 0 && used(this.#addresses, ofAddress, at) + cost > rule.perAddress) {
      return { allowed: false, scope: "address", retryAfterSeconds };
    }
    const siteUse = rule.perSite > 0 ? used(this.#sites, ofSite, at) + cost : 0;
    if (siteUse > rule.perSite) return { allowed: false, scope: "site", retryAfterSeconds };
    if (rule.perAddress > 0) add(this.#addresses, ofAddress, at, cost);
    if (rule.perSite > 0) add(this.#sites, ofSite, at, cost);
    return { allowed: true, siteLoad: rule.perSite > 0 ? siteUse / rule.perSite : 0 };
  };
}

const windowAt = (at: number): number => Math.floor(at / WINDOW_MS);

/** Until the next minute of the clock begins, when at least a part of the last one is forgotten. */
const secondsLeft = (at: number): number => Math.max(1, Math.ceil((WINDOW_MS - (at % WINDOW_MS)) / 1000));

/** Uses in the minute that ends now: those of this minute, and the part of the last that still lies in it. */
function used(counts: Counts, key: string, at: number): number {
  const last = counts.get(key);
  const window = windowAt(at);
  const share = 1 - (at % WINDOW_MS) / WINDOW_MS;
  return countIn(last, window - 1) * share + countIn(last, window);
}

function add(counts: Counts, key: string, at: number, cost: number): void {
  const last = counts.get(key);
  const window = windowAt(at);
  counts.set(key, { window, before: countIn(last, window - 1), now: countIn(last, window) + cost });
}

function countIn(last: Counted | undefined, window: number): number {
  if (last === undefined) return 0;
  if (last.window === window) return last.now;
  return last.window === window + 1 ? last.before : 0;
}

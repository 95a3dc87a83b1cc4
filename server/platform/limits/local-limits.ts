import { LRUCache } from "lru-cache";
import { addressBlock } from "./address-block.ts";
import { MINUTE_MS, type LimitRule, type Limits, type LimitUse, type LimitVerdict } from "./limits.ts";

const MOST_KEYS = 60_000;

type Counted = { window: number; before: number; now: number };
type LimitKey = { scope: "address" | "site"; most: number; key: string };

/** Sliding minutes in the memory of this process. */
export class LocalLimits implements Limits {
  readonly #counts = new LRUCache<string, Counted>({ max: MOST_KEYS });

  take = async (rule: LimitRule, use: LimitUse): Promise<LimitVerdict> => {
    const verdict = this.check(rule, use);
    if (verdict.allowed) this.count(rule, use);
    return verdict;
  };

  /** The verdict on a use, which is not counted yet. */
  check(rule: LimitRule, use: LimitUse): LimitVerdict {
    const { windowMs = MINUTE_MS } = rule;
    const { at, cost = 1 } = use;
    const window = Math.floor(at / windowMs);
    const share = 1 - (at % windowMs) / windowMs;
    // Uses in the sliding window: those of this window, and the part of the last that still overlaps.
    const after = (key: string) => {
      const last = this.#counts.get(key);
      return countIn(last, window - 1) * share + countIn(last, window) + cost;
    };
    const keys = keysOf(rule, use);
    const full = keys.find(({ key, most }) => after(key) > most);
    if (full) return { allowed: false, scope: full.scope, retryAfterSeconds: retryAfter(rule, at) };
    const ofSite = keys.find(({ scope }) => scope === "site");
    return { allowed: true, siteLoad: ofSite ? after(ofSite.key) / ofSite.most : 0 };
  }

  count(rule: LimitRule, use: LimitUse): void {
    const window = Math.floor(use.at / (rule.windowMs ?? MINUTE_MS));
    for (const { key } of keysOf(rule, use)) {
      const last = this.#counts.get(key);
      const now = countIn(last, window) + (use.cost ?? 1);
      this.#counts.set(key, { window, before: countIn(last, window - 1), now });
    }
  }
}

/** What a rule counts under, without what it does not limit. */
export function keysOf({ name, perAddress, perSite }: LimitRule, { site, address }: LimitUse): LimitKey[] {
  const keys: LimitKey[] = [
    { scope: "address", most: perAddress, key: `${name} ${site} ${addressBlock(address)}` },
    { scope: "site", most: perSite, key: `${name} ${site}` },
  ];
  return keys.filter(({ most }) => most > 0);
}

/** Seconds until the next window begins: then at least a part of this one is forgotten. */
export function retryAfter({ windowMs = MINUTE_MS }: LimitRule, at: number): number {
  return Math.max(1, Math.ceil((windowMs - (at % windowMs)) / 1000));
}

function countIn(last: Counted | undefined, window: number): number {
  if (last === undefined) return 0;
  if (last.window === window) return last.now;
  return last.window === window + 1 ? last.before : 0;
}

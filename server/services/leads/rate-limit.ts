import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
const MOST_KNOWN = 50_000;

type Counted = { window: number; before: number; now: number };

/** A sliding minute for each address on each site, in memory. 0 allows everything. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #counts = new LRUCache<string, Counted>({ max: MOST_KNOWN });

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one call; false when it is one too many. */
  allows(site: string, address: string, at: number): boolean {
    if (this.#perMinute === 0) return true;
    const key = `${site} ${neighbourhood(address)}`;
    const window = Math.floor(at / WINDOW_MS);
    const last = this.#counts.get(key);
    const count = { window, before: countIn(last, window - 1), now: countIn(last, window) + 1 };
    const share = 1 - (at % WINDOW_MS) / WINDOW_MS;
    if (count.before * share + count.now > this.#perMinute) return false;
    this.#counts.set(key, count);
    return true;
  }
}

function countIn(last: Counted | undefined, window: number): number {
  if (last === undefined) return 0;
  if (last.window === window) return last.now;
  return last.window === window + 1 ? last.before : 0;
}

/** One household has a whole /64 of IPv6 addresses; it counts as one. */
export function neighbourhood(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

import { LRUCache } from "lru-cache";
import type { SharedCounts } from "#server/adapters/store/repositories/shared-counts.ts";
import { addressBlock } from "./address-block.ts";
import { MINUTE_MS, type LimitRule, type Limits, type LimitUse, type LimitVerdict } from "./limits.ts";

const MOST_KEYS = 60_000;
/** Keys per round trip; others wait for the next. */
const MOST_AT_ONCE = 500;
const SYNC_MS = 1000;
const SWEEP_MS = 60_000;
/** An exact rule waits this long for the database, then uses this server's own knowledge. */
const PATIENCE_MS = 250;

type Counter = {
  key: string;
  windowMs: number;
  window: number;
  /** What all servers counted in the previous window; null until it is known. */
  before: number | null;
  ownBefore: number;
  /** What all servers have counted in this window, as of the last answer. */
  shared: number;
  /** Counted here but not sent yet, and sent but not answered yet. */
  pending: number;
  underWay: number;
};

type Options = {
  counts: SharedCounts;
  clock?: () => number;
  onFault?: (error: unknown) => void;
  syncMs?: number;
  patienceMs?: number;
};

/**
 * Limits that servers on one PostgreSQL share (decision 29). Every use is counted here first, and sent to the database
 * in batches: a request costs no query. Rules that are `exact` wait for their batch.
 */
export class SharedLimits implements Limits {
  readonly #options: Options;
  readonly #counters = new LRUCache<string, Counter>({ max: MOST_KEYS });
  readonly #dirty = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { clock = Date.now, counts, onFault = () => undefined } = options;
    const sync = () => void (this.#dirty.size > 0 && this.synchronise());
    const sweep = () => void counts.sweep(clock()).catch(onFault);
    for (const [work, ms] of [[sync, options.syncMs ?? SYNC_MS] as const, [sweep, SWEEP_MS] as const]) {
      this.#timers.push(setInterval(work, ms).unref());
    }
  }

  take = async (rule: LimitRule, { site, address, at, cost = 1 }: LimitUse): Promise<LimitVerdict> => {
    const windowMs = rule.windowMs ?? MINUTE_MS;
    const share = 1 - (at % windowMs) / windowMs;
    const retryAfterSeconds = Math.max(1, Math.ceil((share * windowMs) / 1000));
    const scopes = [
      { scope: "address" as const, most: rule.perAddress, key: `${rule.name} ${site} ${addressBlock(address)}` },
      { scope: "site" as const, most: rule.perSite, key: `${rule.name} ${site}` },
    ].flatMap(({ most, key, scope }) => (most > 0 ? [{ scope, most, counter: this.#counter(key, windowMs, at) }] : []));
    const full = (added: number) => scopes.find(({ most, counter }) => used(counter, share) + added > most);
    const refused = (scope: "address" | "site"): LimitVerdict => ({ allowed: false, scope, retryAfterSeconds });

    const before = full(cost);
    if (before) return refused(before.scope);
    for (const { counter } of scopes) this.#add(counter, cost);
    if (rule.exact && scopes.length > 0) {
      await this.#patiently(this.synchronise());
      const after = full(0);
      if (after) {
        for (const { counter } of scopes) this.#add(counter, -cost);
        return refused(after.scope);
      }
    }
    const ofSite = scopes.find(({ scope }) => scope === "site");
    return { allowed: true, siteLoad: ofSite ? used(ofSite.counter, share) / ofSite.most : 0 };
  };

  /** Resolves when everything counted before the call was sent, or could not be. One round trip at a time. */
  synchronise(): Promise<void> {
    if (this.#underWay === null) return this.#begin();
    this.#next ??= this.#underWay.then(() => {
      this.#next = null;
      return this.#begin();
    });
    return this.#next;
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#next;
    await this.#underWay;
  }

  #begin(): Promise<void> {
    this.#underWay = this.#tell()
      .catch((error: unknown) => this.#options.onFault?.(error))
      .finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  async #tell(): Promise<void> {
    const { counts } = this.#options;
    const counters = [...this.#dirty].slice(0, MOST_AT_ONCE).flatMap((key) => this.#counters.get(key) ?? []);
    for (const key of [...this.#dirty].slice(0, MOST_AT_ONCE)) this.#dirty.delete(key);
    const reported = counters.map((counter) => ({ counter, window: counter.window, uses: counter.pending }));
    for (const { counter, uses } of reported) {
      counter.pending -= uses;
      counter.underWay += uses;
    }
    try {
      const rows = reported.map(({ counter: { key, windowMs }, window, uses }) => {
        return { key, slot: window, uses, ends_at: (window + 2) * windowMs };
      });
      const unknown = counters
        .filter(({ before }) => before === null)
        .map(({ key, window }) => ({ key, slot: window - 1 }));
      const [totals, earlier] = await Promise.all([counts.add(rows), counts.usesOf(unknown)]);
      const usesAt = new Map([...totals, ...earlier].map(({ key, slot, uses }) => [`${key} ${slot}`, uses]));
      for (const { counter, window, uses } of reported) {
        counter.underWay -= uses;
        // A window that has meanwhile ended is now the previous one.
        if (counter.window === window) counter.shared = usesAt.get(`${counter.key} ${window}`) ?? counter.shared;
        counter.before ??= usesAt.get(`${counter.key} ${counter.window - 1}`) ?? 0;
      }
    } catch (error) {
      for (const { counter, window, uses } of reported) {
        counter.underWay -= uses;
        if (counter.window === window) this.#add(counter, uses);
      }
      throw error;
    }
  }

  #add(counter: Counter, uses: number): void {
    counter.pending += uses;
    this.#dirty.add(counter.key);
  }

  #counter(key: string, windowMs: number, at: number): Counter {
    const window = Math.floor(at / windowMs);
    const known = this.#counters.get(key);
    if (known?.window === window) return known;
    const isNext = known?.window === window - 1;
    const last = isNext ? known.shared + known.pending + known.underWay : 0;
    const fresh: Counter = {
      key,
      windowMs,
      window,
      before: null,
      ownBefore: last,
      shared: 0,
      pending: 0,
      underWay: 0,
    };
    this.#counters.set(key, fresh);
    return fresh;
  }

  async #patiently(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => (timer = setTimeout(done, this.#options.patienceMs ?? PATIENCE_MS)));
    await Promise.race([work, late]);
    clearTimeout(timer);
  }
}

/** Uses in the sliding window: those of this window, and the part of the last that still overlaps. */
function used({ before, ownBefore, shared, pending, underWay }: Counter, share: number): number {
  return Math.max(before ?? 0, ownBefore) * share + shared + pending + underWay;
}

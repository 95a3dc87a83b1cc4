import type { CountRow, SharedCounts } from "#server/adapters/store/repositories/shared-counts.ts";
import { MINUTE_MS, type LimitRule, type Limits, type LimitUse, type LimitVerdict } from "./limits.ts";
import { LocalLimits, keysOf, retryAfter } from "./local-limits.ts";

const SWEEP_MS = 60_000;
/** How long a use waits for the database; then this server's own counts decide. */
const PATIENCE_MS = 250;

type Options = { counts: SharedCounts; clock?: () => number; onFault?: (error: unknown) => void; patienceMs?: number };

/**
 * Limits of servers on one PostgreSQL (decision 29). What is `exact` is counted in the database, everything else by each
 * server for itself.
 */
export class SharedLimits implements Limits {
  readonly #options: Options;
  readonly #own = new LocalLimits();
  readonly #sweeping: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    const { clock = Date.now, counts, onFault } = options;
    this.#sweeping = setInterval(() => void counts.sweep(clock()).catch(onFault), SWEEP_MS).unref();
  }

  take = async (rule: LimitRule, use: LimitUse): Promise<LimitVerdict> => {
    if (!rule.exact) return this.#own.take(rule, use);
    // What is beyond its limit here costs no query.
    const own = this.#own.check(rule, use);
    if (!own.allowed) return own;
    const verdict = await this.#patiently(this.#count(rule, use), own);
    if (verdict.allowed) this.#own.count(rule, use);
    return verdict;
  };

  stop = (): void => clearInterval(this.#sweeping);

  /** Counted before it is judged: of two that come together, none overlooks the other. */
  async #count(rule: LimitRule, use: LimitUse): Promise<LimitVerdict> {
    const { counts } = this.#options;
    const { windowMs = MINUTE_MS } = rule;
    const slot = Math.floor(use.at / windowMs);
    const share = 1 - (use.at % windowMs) / windowMs;
    const keys = keysOf(rule, use);
    const rows = (uses: number) => keys.map(({ key }) => ({ key, slot, uses, ends_at: (slot + 2) * windowMs }));
    const { cost = 1 } = use;
    const [now, before] = await Promise.all([
      counts.add(rows(cost)),
      counts.usesOf(keys.map(({ key }) => ({ key, slot: slot - 1 }))),
    ]);
    const used = (key: string) => usesIn(before, key) * share + usesIn(now, key);
    const full = keys.find(({ key, most }) => used(key) > most);
    if (full) {
      await counts.add(rows(-cost));
      return { allowed: false, scope: full.scope, retryAfterSeconds: retryAfter(rule, use.at) };
    }
    const ofSite = keys.find(({ scope }) => scope === "site");
    return { allowed: true, siteLoad: ofSite ? used(ofSite.key) / ofSite.most : 0 };
  }

  /** `own`: the verdict while the database fails or is slow. */
  async #patiently(work: Promise<LimitVerdict>, own: LimitVerdict): Promise<LimitVerdict> {
    const { onFault, patienceMs = PATIENCE_MS } = this.#options;
    const late = Promise.withResolvers<LimitVerdict>();
    const timer = setTimeout(() => late.resolve(own), patienceMs);
    const counted = work.catch((error: unknown) => {
      onFault?.(error);
      return own;
    });
    return Promise.race([counted, late.promise]).finally(() => clearTimeout(timer));
  }
}

const usesIn = (rows: readonly CountRow[], key: string): number => rows.find((row) => row.key === key)?.uses ?? 0;

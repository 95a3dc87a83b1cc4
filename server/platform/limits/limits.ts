/** How much of one kind of work is allowed per minute, or per longer window. 0: no limit. */
export type LimitRule = {
  name: string;
  /** Units that one address (IPv6: one /64) may use on one site. */
  perAddress: number;
  /** Units that all addresses together may use on one site. */
  perSite: number;
  /** Default: a minute. */
  windowMs?: number;
  /** Servers that share a database count each use together before it is allowed: for work that costs more than a query. */
  exact?: boolean;
};

export const MINUTE_MS = 60_000;

/** One use of a rule: who, where, when, and how much. */
export type LimitUse = { site: string; address: string; at: number; cost?: number };

export type LimitVerdict =
  /** `siteLoad` is the used share of the site's window, 0 to 1; 0 if the rule has no limit per site. */
  { allowed: true; siteLoad: number } | { allowed: false; scope: "address" | "site"; retryAfterSeconds: number };

/**
 * The port: counts a use, or refuses it and counts nothing. `LocalLimits` counts in the memory of one process,
 * `SharedLimits` for all servers on one PostgreSQL.
 */
export type Limits = {
  take: (rule: LimitRule, use: LimitUse) => Promise<LimitVerdict>;
  /** Ends work in the background, if there is any. */
  stop?: () => void;
};

/** One rule with the port that counts it. */
export class Limit {
  readonly #limits: Limits;
  readonly #rule: LimitRule;

  constructor(limits: Limits, rule: LimitRule) {
    this.#limits = limits;
    this.#rule = rule;
  }

  take(use: LimitUse): Promise<LimitVerdict> {
    return this.#limits.take(this.#rule, use);
  }

  async allows(site: string, address: string, at: number): Promise<boolean> {
    return (await this.take({ site, address, at })).allowed;
  }
}

import type { Ageing, RemoveFiles } from "#server/adapters/store/repositories/erasure-statements.ts";
import type { Erasures } from "#server/adapters/store/repositories/erasures.ts";
import type { Site } from "#site/site.ts";

const DAY = 24 * 60 * 60 * 1000;

/** An unconfirmed address is erased after a week. */
const UNCONFIRMED_DAYS = 7;
const ENDED_DAYS = 30;
const MAIL_DAYS = 90;

export type RetentionRule = {
  what: string;
  /** Null if the site keeps it indefinitely. */
  days: (settings: Site["private"]) => number | null;
  count: (erasures: Erasures, site: string, before: string) => Promise<number>;
  /** One portion, in one transaction. */
  erase: (erasures: Erasures, ageing: Ageing, removeFiles: RemoveFiles) => Promise<number>;
};

/** What ages, in the order it is erased. */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: "leads",
    days: ({ retention_days }) => retention_days,
    count: (erasures, site, before) => erasures.countLeads(site, before),
    erase: (erasures, ageing, removeFiles) => erasures.eraseLeads(ageing, removeFiles),
  },
  {
    what: "valuations",
    days: ({ retention_days }) => retention_days,
    count: (erasures, site, before) => erasures.countValuations(site, before),
    erase: (erasures, ageing) => erasures.eraseValuations(ageing),
  },
  {
    what: "addresses in the log of consent",
    days: ({ retention_days }) => retention_days,
    count: (erasures, site, before) => erasures.countConsent(site, before),
    erase: (erasures, ageing) => erasures.eraseConsent(ageing),
  },
  {
    what: "alerts that nobody confirmed",
    days: () => UNCONFIRMED_DAYS,
    count: (erasures, site, before) => erasures.countUnconfirmed(site, before),
    erase: (erasures, ageing) => erasures.eraseUnconfirmed(ageing),
  },
  {
    what: "alerts that have ended",
    days: () => ENDED_DAYS,
    count: (erasures, site, before) => erasures.countEnded(site, before),
    erase: (erasures, ageing) => erasures.eraseEnded(ageing),
  },
  {
    what: "mails of alerts",
    days: ({ retention_days }) => Math.min(retention_days ?? MAIL_DAYS, MAIL_DAYS),
    count: (erasures, site, before) => erasures.countMails(site, before),
    erase: (erasures, ageing, removeFiles) => erasures.eraseMails(ageing, removeFiles),
  },
  {
    what: "events",
    days: ({ event_retention_days }) => event_retention_days,
    count: (erasures, site, before) => erasures.countEvents(site, before),
    erase: (erasures, ageing) => erasures.eraseEvents(ageing),
  },
  {
    what: "figures by day",
    days: ({ figure_retention_days }) => figure_retention_days,
    count: (erasures, site, before) => erasures.countFigures(site, before),
    erase: (erasures, ageing) => erasures.eraseFigures(ageing),
  },
  {
    what: "history of cars",
    days: ({ figure_retention_days }) => figure_retention_days,
    count: (erasures, site, before) => erasures.countCarChanges(site, before),
    erase: (erasures, ageing) => erasures.eraseCarChanges(ageing),
  },
];

export function cutoff(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY).toISOString();
}

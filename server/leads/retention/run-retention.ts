import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Site } from "#site/site.ts";
import { type RetentionClock, ripeCutoff, undoDays } from "./observed-time.ts";
import { cutoff, type RetentionRule, retentionRules } from "./retention-rules.ts";

export type RetentionLine = { what: string; days: number | null; rows: number };
type Run = {
  store: Store;
  leadFiles: Pick<LeadFiles, "erase">;
  site: Site;
  clock: RetentionClock;
  dryRun: boolean;
  /** Maximum rows of one kind per run; the next run continues. */
  most?: number;
};

const MOST_PER_RUN = 1000;

/**
 * Plans erasures at one site, and erases, portion by portion, what was planned a week ago; or only counts what is due.
 * With an untrusted clock it does neither.
 */
export async function runRetention(run: Run): Promise<RetentionLine[]> {
  const { store, site, clock, dryRun } = run;
  const { erasures } = store.operator;
  const lines: RetentionLine[] = [];
  for (const rule of retentionRules) {
    const { what } = rule;
    const days = rule.days(site.private);
    if (days === null) lines.push({ what, days, rows: 0 });
    else if (dryRun) lines.push({ what, days, rows: await rule.count(erasures, site.slug, cutoff(days, clock.now)) });
    else if (clock.problem !== null) lines.push({ what, days, rows: 0 });
    else lines.push({ what, days, rows: await eraseRipe(rule, run, days) });
  }
  return lines;
}

async function eraseRipe(rule: RetentionRule, run: Run, days: number): Promise<number> {
  const { store, site, clock } = run;
  const { retention } = store.operator;
  const { what } = rule;
  // Planned a week and a day early, in whole days, so that rows are erased when their days are over.
  const planned = `${cutoff(Math.max(0, days - undoDays - 1), clock.now).slice(0, 10)}T00:00:00.000Z`;
  await retention.plan(site.slug, { what, cutoff: planned, watched_seconds: clock.watchedSeconds });
  const plans = (await retention.plans(site.slug)).filter((plan) => plan.what === what);
  const ripe = ripeCutoff(plans, clock.watchedSeconds);
  if (ripe === null) return 0;
  await retention.prune(site.slug, what, ripe);
  const due = cutoff(days, clock.now);
  return eraseBefore(rule, run, ripe < due ? ripe : due, days);
}

async function eraseBefore(rule: RetentionRule, run: Run, before: string, days: number): Promise<number> {
  const { store, leadFiles, site, clock, most = MOST_PER_RUN } = run;
  const age = `older than ${days} ${days === 1 ? "day" : "days"}`;
  const ageing = { site: site.slug, before, at: clock.now.toISOString(), rule: age };
  for (let erased = 0; ;) {
    if (erased >= most) return erased;
    try {
      const portion = await rule.erase(store.operator.erasures, ageing, (gone) => leadFiles.erase(gone));
      if (portion === 0) return erased;
      erased += portion;
    } catch (error) {
      // Another server was quicker, or a lead took a step: the rest is read again.
      if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    }
  }
}

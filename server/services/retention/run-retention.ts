import type { FileShelf } from "#server/adapters/files/file-shelf.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Site } from "#site/site.ts";
import { cutoff, type RetentionRule, retentionRules } from "./retention-rules.ts";

export type RetentionLine = { what: string; days: number | null; rows: number };
type Run = { store: Store; shelf: Pick<FileShelf, "remove">; site: Site; now: Date; dryRun: boolean };

/** Erases what has served its time at one site, portion by portion, or counts it only. */
export async function runRetention({ store, shelf, site, now, dryRun }: Run): Promise<RetentionLine[]> {
  const lines: RetentionLine[] = [];
  for (const rule of retentionRules) {
    const days = rule.days(site.private);
    const before = days === null ? null : cutoff(days, now);
    const { erasures } = store.operator;
    if (before === null || days === null) lines.push({ what: rule.what, days, rows: 0 });
    else if (dryRun) lines.push({ what: rule.what, days, rows: await rule.count(erasures, site.slug, before) });
    else lines.push({ what: rule.what, days, rows: await eraseAll(rule, { store, shelf, site, now }, before, days) });
  }
  return lines;
}

async function eraseAll(rule: RetentionRule, run: Omit<Run, "dryRun">, before: string, days: number): Promise<number> {
  const { store, shelf, site, now } = run;
  const age = `older than ${days} ${days === 1 ? "day" : "days"}`;
  const ageing = { site: site.slug, before, at: now.toISOString(), rule: age };
  for (let erased = 0; ;) {
    try {
      const portion = await rule.erase(store.operator.erasures, ageing, (files) => shelf.remove(files));
      if (portion === 0) return erased;
      erased += portion;
    } catch (error) {
      // Another server was quicker, or a lead took a step: what is left is read again.
      if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    }
  }
}

import { table } from "#bench/browser/table.ts";

export type Kind = "page" | "search" | "lead";
/** One request that was not answered as it should be. */
export type Failure = { phase: string; kind: Kind; why: string };
/** How long a change of stock took until every running node showed it. */
export type Change = { phase: string; ms: number };
type PhaseRow = { phase: string; sent: number; failed: number; why: string };
export type LeadCounts = { sent: number; acknowledged: number; lost: number; doubled: number };
export type DrillResult = {
  rows: PhaseRow[];
  leads: LeadCounts;
  changes: Change[];
};

export function phaseRows(sent: ReadonlyMap<string, number>, failures: readonly Failure[]): PhaseRow[] {
  return [...sent].map(([phase, count]) => {
    const own = failures.filter((failure) => failure.phase === phase);
    const why = Map.groupBy(own, (failure) => `${failure.kind} ${failure.why}`);
    const reasons = [...why].map(([reason, all]) => `${all.length} × ${reason}`);
    return { phase, sent: count, failed: own.length, why: reasons.join(", ") };
  });
}

/** `stored`: the keys of the leads in the store, as often as they are there. */
export function countLeads(sent: number, acknowledged: readonly string[], stored: readonly string[]): LeadCounts {
  const kept = new Set(stored);
  return {
    sent,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((key) => !kept.has(key)).length,
    doubled: [...Map.groupBy(stored, (key) => key).values()].filter(({ length }) => length > 1).length,
  };
}

/** Every lead was acknowledged, and is there once. */
export const isWhole = ({ sent, acknowledged, lost, doubled }: LeadCounts): boolean =>
  sent === acknowledged && lost === 0 && doubled === 0;

export function reportOf({ rows, leads, changes }: DrillResult): string {
  const sum = (of: "sent" | "failed") => rows.reduce((all, row) => all + row[of], 0);
  const total = { phase: "all phases", sent: sum("sent"), failed: sum("failed"), why: "" };
  const lines = [...rows, total].map(({ phase, sent, failed, why }) => [phase, String(sent), String(failed), why]);
  return [table(["phase", "requests", "failed", "why"], lines), leadsLine(leads), changesLine(changes)].join("\n");
}

const are = (count: number): string => `${count} ${count === 1 ? "is" : "are"}`;

function leadsLine({ sent, acknowledged, lost, doubled }: LeadCounts): string {
  return (
    `Leads: ${sent} sent = ${acknowledged} acknowledged + ${sent - acknowledged} given up. ` +
    `Of those acknowledged, ${are(lost)} not stored; ${are(doubled)} stored twice.`
  );
}

function changesLine(changes: readonly Change[]): string {
  const sorted = changes.toSorted((a, b) => a.ms - b.ms);
  const slowest = sorted.at(-1);
  if (!slowest) return "Changes of stock: none.";
  const median = sorted[sorted.length >> 1]?.ms ?? 0;
  return (
    `Changes of stock: ${changes.length}; on every node after ${median.toFixed(0)} ms (median), ` +
    `${slowest.ms.toFixed(0)} ms at most (${slowest.phase}).`
  );
}

import { readFigures } from "#server/operations/needs/store-figures.ts";
import { type Dismissal, withoutDismissed } from "#domain/need/dismissal.ts";
import type { Need } from "#domain/need/need.ts";
import { storeNeeds } from "#server/operations/needs/store-needs.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";

/** What the operator's page would show of these kinds. */
export async function needFindings(
  { store, sites, clock }: Pick<DoctorWorld, "store" | "sites" | "clock">,
  check: string,
  kinds: readonly Need["kind"][],
): Promise<Finding[]> {
  const figures = await readFigures(store, clock());
  const needs = storeNeeds(figures, sites, clock()).filter(({ kind }) => kinds.includes(kind));
  return findingsOfNeeds(check, needs, figures.dismissals, clock());
}

/** The lines that are open, and how many are dismissed. */
export function findingsOfNeeds(
  check: string,
  needs: readonly Need[],
  dismissals: readonly Dismissal[],
  now: Date,
): Finding[] {
  const { ok, warning, problem } = findingsOf(check);
  const { open, dismissed } = withoutDismissed(needs, dismissals, now);
  const found = open.map(({ key, urgency, sites: concerned, what, todo, alike }) => {
    const whose = concerned.length === 1 ? `${concerned[0]}: ` : "";
    const about = { sites: concerned, alike: { as: alike, name: concerned[0] ?? what } };
    return (urgency === 1 ? problem : warning)(`${whose}${what} [${key}]`, todo.replace(/\.?$/, "."), about);
  });
  return dismissed.length === 0
    ? found
    : [...found, ok(`Dismissed lines: ${dismissed.length} (forecourt todo list --dismissed).`)];
}

import { formIds } from "#domain/form/forms.ts";
import { below, oneOf, type Random } from "./random-choice.ts";
import { pageVisit } from "./page-visit.ts";
import { scriptVisit } from "./script-visit.ts";
import type { Stage } from "./stage.ts";

const scriptsOfTen = 8;

/** Visits to forms of many sites. The same random numbers lead to the same visit. */
export class LeadFuzz {
  /** How often each way was answered with each status: the last one of the visit. */
  readonly counts = new Map<string, Map<number, number>>();
  /** The sites that are visited from now on. */
  stages: readonly Stage[] = [];

  /** One visit; throws with all that is wrong. */
  async visit(random: Random, visit: number): Promise<void> {
    for (;;) {
      const stage = oneOf(random, this.stages);
      const id = oneOf(random, formIds);
      const go = below(random, 10) < scriptsOfTen ? scriptVisit : pageVisit;
      const outcome = await go(stage, id, random, visit);
      // Not every site offers every form.
      if (outcome === null) continue;
      const { way, statuses, problems } = outcome;
      this.#count(way, statuses.at(-1) ?? 0);
      if (problems.length === 0) return;
      throw new Error([`${stage.name}, ${id}, ${way}, answered ${statuses.join(", ")}:`, ...problems].join("\n  "));
    }
  }

  #count(way: string, status: number): void {
    const ofWay = this.counts.get(way) ?? new Map<number, number>();
    this.counts.set(way, ofWay.set(status, (ofWay.get(status) ?? 0) + 1));
  }

  /** One line for each way. */
  report(): string {
    const lines = [...this.counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([way, statuses]) => {
        const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
        return `${way}: ${counted.join(", ")}`;
      });
    return lines.join("\n");
  }
}

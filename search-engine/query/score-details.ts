import type { SortRule } from "../settings.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { TextRule } from "../text/rule-names.ts";
import type { Rank } from "../text/text-rules.ts";
import { combine } from "../text/text-rules.ts";
import type { RanksByRule } from "./bucket-ranking.ts";

type Detail = Readonly<Record<string, unknown>>;

/** How a hit came to its place, rule by rule, in Meilisearch's shape. `ranks`: null for a search without words. */
export function scoreDetails(
  snapshot: Snapshot,
  slot: number,
  sort: readonly SortRule[],
  ranks: RanksByRule | null,
): Record<string, Detail> {
  const { settings } = snapshot.store;
  const details: [string, Detail][] = [];
  const add = (name: string, detail: Detail): void => void details.push([name, { order: details.length, ...detail }]);
  const addValues = (rules: readonly SortRule[]): void => {
    for (const { attribute, direction } of rules) {
      add(`${attribute}:${direction}`, { value: snapshot.store.columns.get(attribute)!.read(slot) ?? null });
    }
  };
  if (ranks) add("words", describe("words", ranks.get("words")!));
  for (const step of settings.steps) {
    if (step === "sort") addValues(sort);
    else if (ranks) add(step, describe(step, ranks.get(step)!));
  }
  addValues(settings.ranking);
  return Object.fromEntries(details);
}

function describe(rule: "words" | TextRule, ranks: readonly Rank[]): Detail {
  const [{ rank, most }, words] = ranks as [Rank, Rank?];
  const score = rank / most;
  if (rule === "words") return { matchingWords: rank, maxMatchingWords: most, score };
  if (rule === "typo") return { typoCount: most - rank, maxTypoCount: most - 1, score };
  if (rule !== "exactness") return { score };
  const matchType = ["noExactMatch", "matchesStart", "exactMatch"][rank - 1];
  if (matchType !== "noExactMatch") return { matchType, score };
  const both = combine(ranks);
  return { matchType, matchingWords: words!.rank - 1, maxMatchingWords: words!.most - 1, score: both.rank / both.most };
}

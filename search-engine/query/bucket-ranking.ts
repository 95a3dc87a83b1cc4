import type { RankingStep, SortRule } from "../settings.ts";
import { compareByRule, defaultOrder, inTurn, type CompareSlots } from "../store/sort-value.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { MatchMeter } from "../text/measure-match.ts";
import type { Bucket, TextMatch } from "../text/match-text.ts";
import type { TextRule } from "../text/rule-names.ts";
import { RuleScale, wordsOf, type Rank } from "../text/text-rules.ts";

/** The ranks of a document by rule, `words` first. */
export type RanksByRule = ReadonlyMap<"words" | TextRule, readonly Rank[]>;

/** Ranks the documents of one bucket: those that match the same terms. */
export class BucketRanking {
  readonly #snapshot: Snapshot;
  readonly #bucket: Bucket;
  readonly #meter: MatchMeter;
  /** Words of the query. */
  readonly #words: number;

  constructor(snapshot: Snapshot, bucket: Bucket, text: TextMatch) {
    this.#snapshot = snapshot;
    this.#bucket = bucket;
    this.#meter = new MatchMeter(snapshot.store.text, bucket.terms, text.attributes, bucket.bits);
    this.#words = text.words;
  }

  /** By the steps of the index, then by its default order. */
  order(sort: readonly SortRule[]): CompareSlots {
    const { store } = this.#snapshot;
    const { steps } = store.settings;
    const at = steps.indexOf("sort");
    const bySort = sort.map((rule) => compareByRule(store, rule));
    const [before, after] = [this.#compareBy(steps.slice(0, at)), this.#compareBy(steps.slice(at + 1))];
    return inTurn([...before, ...bySort, ...after, defaultOrder(store)]);
  }

  /** Of rules in a row, one number. A slot is measured when it is first compared. */
  #compareBy(steps: readonly RankingStep[]): CompareSlots[] {
    if (steps.length === 0) return [];
    const scale = this.#scale(steps);
    const known = new Float64Array(this.#bucket.bits.length * 32).fill(Number.NaN);
    const costOf = (slot: number): number => {
      const cost = known[slot]!;
      if (!Number.isNaN(cost)) return cost;
      return (known[slot] = scale.cost(this.#meter.measure(slot)));
    };
    return [(a, b) => costOf(a) - costOf(b)];
  }

  ranks(slot: number): RanksByRule {
    const words: Rank = { rank: wordsOf(this.#bucket.terms), most: this.#words };
    const others = this.#scale(this.#snapshot.store.settings.steps).ranks(this.#meter.measure(slot));
    return new Map<"words" | TextRule, readonly Rank[]>([["words", [words]], ...others]);
  }

  #scale(steps: readonly RankingStep[]): RuleScale {
    const rules = steps.filter((step) => step !== "sort");
    return new RuleScale(rules, {
      terms: this.#bucket.terms,
      attributes: this.#snapshot.store.settings.searchable.length,
    });
  }
}

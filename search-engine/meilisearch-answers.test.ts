import { describe, expect, test } from "vitest";
import { explainedDifferences } from "./testing/explained-differences.ts";
import { recordedCalls, recordedIndex, replay, type Answer, type RecordedCall } from "./testing/recorded-answers.ts";

/** A call without what all calls have alike. */
function nameOf(call: RecordedCall): string {
  const { limit: _limit, attributesToRetrieve: _shown, ...query } = "search" in call ? call.search : call.facetSearch;
  return `${call.index} ${JSON.stringify(query)}`;
}

const indexes = new Map(["cars", "edges"].map((name) => [name, recordedIndex(name)]));
const recordedAnswer = ({ found, refused }: RecordedCall): Answer => (refused === undefined ? { found } : { refused });
const explained = new Set(explainedDifferences.flatMap(({ calls }) => calls));
const named = recordedCalls.map((call) => [nameOf(call), call] as const);

describe("[7.1.1] the calls of a real Meilisearch server", () => {
  test.for(named.filter(([name]) => !explained.has(name)))("%s", ([, call]) => {
    expect(replay(indexes.get(call.index)!, call)).toEqual(recordedAnswer(call));
  });

  // A difference that is none any more must leave the list.
  test.for(named.filter(([name]) => explained.has(name)))("%s: explained", ([, call]) => {
    expect(replay(indexes.get(call.index)!, call)).not.toEqual(recordedAnswer(call));
  });

  test("every explained difference is a recorded call", () => {
    const names = new Set(named.map(([name]) => name));
    expect([...explained].filter((name) => !names.has(name))).toEqual([]);
    expect(explained.size).toBe(named.filter(([name]) => explained.has(name)).length);
  });
});

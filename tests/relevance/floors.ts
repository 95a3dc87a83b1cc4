import type { Kind } from "./needs.ts";

// What the search must not fall below: a little under what was measured. Raise a figure when the search has become
// better: `npm run bench -- relevance` prints today's.

type Floor = { leastNdcg: number; mostWrong: number };

export const overall: Floor = { leastNdcg: 0.647, mostWrong: 0.235 };

export const byKind: Record<Kind, Floor> = {
  name: { leastNdcg: 0.563, mostWrong: 0.336 },
  slang: { leastNdcg: 0.771, mostWrong: 0.072 },
  body: { leastNdcg: 0.742, mostWrong: 0.201 },
  feature: { leastNdcg: 0.51, mostWrong: 0.159 },
  money: { leastNdcg: 0.575, mostWrong: 0.303 },
  age: { leastNdcg: 0.739, mostWrong: 0.218 },
  place: { leastNdcg: 0.886, mostWrong: 0.046 },
  use: { leastNdcg: 0.623, mostWrong: 0.15 },
  logic: { leastNdcg: 0.689, mostWrong: 0.273 },
  sentence: { leastNdcg: 0.675, mostWrong: 0.143 },
};

/** The share of beginnings whose first suggestion is the expected one. */
export const leastRightSuggestions = 0.906;

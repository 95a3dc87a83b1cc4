import type { Kind } from "./needs.ts";

// What the search must not fall below: a little under what was measured. Raise a figure when the search has become
// better: `npm run bench -- relevance` prints today's.

type Floor = { leastNdcg: number; mostWrong: number };

export const overall: Floor = { leastNdcg: 0.877, mostWrong: 0.049 };

export const byKind: Record<Kind, Floor> = {
  name: { leastNdcg: 0.803, mostWrong: 0.092 },
  slang: { leastNdcg: 0.895, mostWrong: 0.024 },
  body: { leastNdcg: 0.898, mostWrong: 0.044 },
  feature: { leastNdcg: 0.896, mostWrong: 0.063 },
  money: { leastNdcg: 0.934, mostWrong: 0.005 },
  age: { leastNdcg: 0.932, mostWrong: 0.038 },
  place: { leastNdcg: 0.969, mostWrong: 0.005 },
  use: { leastNdcg: 0.902, mostWrong: 0.005 },
  logic: { leastNdcg: 0.983, mostWrong: 0.005 },
  sentence: { leastNdcg: 0.851, mostWrong: 0.074 },
};

/** The share of beginnings whose first suggestion is the expected one. */
export const leastRightSuggestions = 0.917;

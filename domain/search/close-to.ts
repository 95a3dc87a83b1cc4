import type { Answered, Answering } from "./answer-search.ts";
import { closestModels, closestSearches, namesakes, type ClosestModels } from "./closest-models.ts";
import { type Loosened, looserSearches } from "./loosen.ts";
import { normalSearch, type SearchState } from "./search-state.ts";

/** What comes close to a search that finds little or nothing. It counts as nothing that was found. */
export interface CloseTo<T> {
  /** The model of which nothing is here, and the nearest to it. */
  absent: ClosestModels | null;
  /** The nearest first. */
  answers: readonly { answer: T; state: SearchState }[];
}

/** Fewer than these leave room for what comes close. */
const few = 4;
/** Enough to choose from: what is looser still would only fill the page. */
const enough = 5;
const mostAnswers = 4;
/** Each is counted: an address may have a wish in every facet. */
const mostAttempts = 30;

/** Other models where none of the wanted is here, else the search with one wish after the other loosened. */
export function closeTo<T extends { total: number }>(
  { answer, state: answered }: Answered<T>,
  stock: Answering<T>,
): CloseTo<T> {
  if (answer.total >= few || answered.page > 1) return { absent: null, answers: [] };
  const state = answer.total > 0 ? answered : normalSearch({ ...answered, query: "" });
  const absent = answer.total === 0 ? closestModels(state, stock.stocked()) : null;
  const attempts = absent
    ? closestSearches(state, absent)
    : [...namesakes(state, stock.stocked()), ...looserSearches(state)];
  const answers: { answer: T; state: SearchState }[] = [];
  let room = enough - answer.total;
  for (const attempt of attempts.slice(0, mostAttempts)) {
    if (room <= 0 || answers.length === mostAnswers) break;
    const count = isSame(attempt, answered) ? 0 : stock.count(attempt.state, { forSale: true });
    if (count === 0) continue;
    answers.push({ answer: stock.search(attempt.state, { ...attempt, forSale: true }), state: attempt.state });
    room -= count;
  }
  return { absent, answers };
}

/** Without its words a search only says the same again. */
const isSame = ({ state }: Loosened, found: SearchState): boolean =>
  JSON.stringify({ ...state, query: "" }) === JSON.stringify({ ...found, query: "" });

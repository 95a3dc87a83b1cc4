import type { Measured } from "#tests/relevance/measure-search.ts";
import { shareRight, type MeasuredSuggestion } from "#tests/relevance/measure-suggestions.ts";
import { percent } from "./table.ts";

const namesShown = 4;

/** The worst queries: wrong first pages before others, with the grades of the ten and the first of their names. */
export function worstLines(measured: readonly Measured[], most: number): string[] {
  return measured
    .toSorted((a, b) => Number(b.isWrong) - Number(a.isWrong) || a.ndcg - b.ndcg)
    .slice(0, most)
    .flatMap(({ query, page, grades, ndcg, isWrong }) => [
      `${ndcg.toFixed(2)} ${isWrong ? "wrong" : "     "} ${query.site}: "${query.text}" (${query.need.kind})`,
      `     grades ${grades.join(" ") || "none"}${page.isWholeYard ? ", the whole yard" : ""}`,
      ...page.cars
        .slice(0, namesShown)
        .map(({ name, price }) => `     ${name}, ${price === null ? "no price" : `$${price}`}`),
    ]);
}

export function suggestionLines(measured: readonly MeasuredSuggestion[], most: number): string[] {
  const wrong = measured.filter(({ isRight }) => !isRight).slice(0, most);
  return [
    `\nFirst suggestions: ${percent(shareRight(measured))} of ${measured.length} are right`,
    ...wrong.map(
      ({ prefix, first }) =>
        `     ${prefix.site}: "${prefix.typed}" suggests ${first ? `"${first.label}"` : "nothing"}`,
    ),
  ];
}

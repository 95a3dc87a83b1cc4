import type { Engine, FirstPage } from "./engine.ts";
import { gradeCars } from "./grade-cars.ts";
import type { JudgedStock } from "./judged-stock.ts";
import { gradesOfPage, isWrongPage, ndcg } from "./measures.ts";
import type { JudgedQuery } from "./needs.ts";

export type Measured = {
  query: JudgedQuery;
  page: FirstPage;
  grades: readonly number[];
  ndcg: number;
  isWrong: boolean;
};

/** How an engine answers a site's judged queries. */
export function measureSearch(
  { ask }: Pick<Engine, "ask">,
  { listed }: Pick<JudgedStock, "listed">,
  queries: readonly JudgedQuery[],
): Measured[] {
  const graded = new Map([...new Set(queries.map(({ need }) => need))].map((need) => [need, gradeCars(listed, need)]));
  return queries.map((query) => {
    const page = ask(query.text);
    const grades = graded.get(query.need)!;
    return {
      query,
      page,
      grades: gradesOfPage(page, grades),
      ndcg: ndcg(page, grades),
      isWrong: isWrongPage(page, grades, query.need),
    };
  });
}

export type Summary = { queries: number; ndcg: number; wrongShare: number };

export function summaryOf(measured: readonly Measured[]): Summary {
  const queries = measured.length;
  return {
    queries,
    ndcg: measured.reduce((sum, one) => sum + one.ndcg, 0) / queries,
    wrongShare: measured.filter(({ isWrong }) => isWrong).length / queries,
  };
}

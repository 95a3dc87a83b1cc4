import type { FirstPage } from "./engine.ts";
import type { Grade } from "./grade-cars.ts";
import type { Need } from "./needs.ts";

/** How many vehicles a shopper looks at before typing something else. */
const looked = 10;

type Grades = ReadonlyMap<string, Grade>;

/** The grades of the first vehicles, in the order of the page. */
export const gradesOfPage = (page: FirstPage, grades: Grades): Grade[] =>
  page.cars.slice(0, looked).map(({ id }) => grades.get(id) ?? 0);

/** Discounted gain: a right vehicle is worth more the earlier it stands. */
const gain = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** NDCG@10: the gain of a page as a share of the best page that the stock allows. */
export function ndcg(page: FirstPage, grades: Grades): number {
  const best = [...grades.values()].toSorted((a, b) => b - a).slice(0, looked);
  return gain(gradesOfPage(page, grades)) / gain(best);
}

/**
 * Whether a first page is wrong: it shows nothing that a salesperson would offer. Where nothing right is in stock, also
 * when it shows everything, or more wrong vehicles than others.
 */
export function isWrongPage(page: FirstPage, grades: Grades, { inStock }: Pick<Need, "inStock">): boolean {
  const shown = gradesOfPage(page, grades);
  if (inStock) return !shown.some((grade) => grade >= 2);
  const wrong = shown.filter((grade) => grade === 0).length;
  return shown.length === 0 || page.isWholeYard || wrong > shown.length / 2;
}

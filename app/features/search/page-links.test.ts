import { expect, test } from "vitest";
import { pageNumbers } from "./page-links.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])("[2.3.70] on page %i of %i the pager shows the ends and the neighbours", (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});

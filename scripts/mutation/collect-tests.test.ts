import { expect, test } from "vitest";
import { collectTests } from "./collect-tests.ts";

test("a test is named by its groups and, in a table, by the values that its name asks for", () => {
  const { vitest, take } = collectTests();
  vitest.describe("a price", () => {
    vitest.describe.each(["AUD", "NZD"])("in %s", () => {
      vitest.test.each([
        [1000, "1,000", "not shown"],
        [5, "5", "not shown"],
      ])("%d reads %j", () => {});
    });
  });
  vitest.test("100% of it", () => {});
  expect(take().map(({ name }) => name)).toEqual([
    'a price > in AUD > 1000 reads "1,000"',
    'a price > in AUD > 5 reads "5"',
    'a price > in NZD > 1000 reads "1,000"',
    'a price > in NZD > 5 reads "5"',
    "100% of it",
  ]);
  expect(take()).toEqual([]);
});

test("each row runs with its own values, and what comes after each test of a file also comes after a failure", async () => {
  const { vitest, take } = collectTests();
  const seen: unknown[] = [];
  vitest.afterEach(() => seen.push("after"));
  vitest.test.each([["a", 1], "b"])("%s", (...values) => {
    seen.push(values);
    if (values.length === 1) throw new Error("wrong");
  });
  const [first, second] = take();
  vitest.test("of the next file", () => seen.push("next"));
  await first?.run();
  await expect(second?.run()).rejects.toThrow("wrong");
  await take()[0]?.run();
  expect(seen).toEqual([["a", 1], "after", ["b"], "after", "next"]);
});

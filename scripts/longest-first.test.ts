import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longest } from "#tests/support/longest-first.ts";

test("the test files that begin first exist", () => {
  expect(longest.filter((file) => !existsSync(join(import.meta.dirname, "..", file)))).toEqual([]);
});

import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is singular, none and many are plural, thousands are separated", () => {
  expect(["1", "0", "1201"].map((count) => counted("bike", Number(count)))).toEqual([
    "1 bike",
    "0 bikes",
    "1,201 bikes",
  ]);
});

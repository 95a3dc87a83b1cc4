import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is singular, none and many are plural, thousands are separated", () => {
  expect(["1", "0", "1201"].map((count) => counted(Number(count)))).toEqual(["1 car", "0 cars", "1,201 cars"]);
});

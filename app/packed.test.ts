import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("what was packed comes back, whichever was packed last", () => {
  const [first, second] = [pack({ cars: ["a", null] }), pack({ cars: [] as string[] })];
  expect(unpack(first)).toEqual({ cars: ["a", null] });
  expect(unpack(second)).toEqual({ cars: [] });
});

test("the same string gives the same object twice in a row, so that nothing is drawn again for it", () => {
  const packed = pack({ total: 3 });
  expect(unpack(packed)).toBe(unpack(packed));
});

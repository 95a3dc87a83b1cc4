import { expect, test } from "vitest";
import { towMargin } from "./tow-margin.ts";

test("[3.3.3] a vehicle may tow what weighs no more, loaded, than its braked limit", () => {
  expect(towMargin(3500, 2995)).toEqual({ fits: true, kg: 505 });
  expect(towMargin(3000, 3000)).toEqual({ fits: true, kg: 0 });
  expect(towMargin(2500, 2995)).toEqual({ fits: false, kg: 495 });
});

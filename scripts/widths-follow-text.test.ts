import { expect, test } from "vitest";
import { inEm } from "./widths-follow-text.ts";

test.each([
  ["(max-width: 767px)", "(max-width: 47.9375em)"],
  ["(min-width: 992px) and (max-width: 1399px)", "(min-width: 62em) and (max-width: 87.4375em)"],
  ["print", "print"],
  ["(prefers-reduced-motion: reduce)", "(prefers-reduced-motion: reduce)"],
])("[18.3.10] %s is %s in the build", (written, built) => {
  expect(inEm(written)).toBe(built);
});

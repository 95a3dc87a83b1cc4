import { expect, test } from "vitest";
import { delimiterOf } from "./delimiter.ts";

const rows = (row: string) => Array.from({ length: 10 }, () => row).join("\n");

test.each([
  ["commas", "a,b,c\n1,2,3", ","],
  [
    "a list with bars, longer than the row is wide",
    `Stock,Photos\n${rows("S1,https://a/1|https://a/2|https://a/3|https://a/4")}`,
    ",",
  ],
  ["a title with a comma above semicolons", `Stock list, 1 March\nMake;Price;Km\n${rows("Kia;12,5;7")}`, ";"],
  ["quoted commas", `"a,b,c";"d"\n${rows('"x, y, z";1')}`, ";"],
  ["Excel's own word", "sep=|\na|b,c,d\n", "|"],
  ["one column", "Make\nKia\n", ","],
])("%s", (_what, text, sign) => expect(delimiterOf(text)).toBe(sign));

import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const cells = (text: string) => readCsv(text).map((row) => row.cells);

test.each([
  [
    "plain",
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a byte order mark and Windows line ends",
    "\uFEFFa,b\r\nc,d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "quotes, with commas, quotes and line ends inside",
    '"a,b","say ""hi"""\n"two\nlines",d',
    [
      ["a,b", 'say "hi"'],
      ["two\nlines", "d"],
    ],
  ],
  [
    "semicolons, as a German spreadsheet saves",
    "a;b\nc,d;e",
    [
      ["a", "b"],
      ["c,d", "e"],
    ],
  ],
  [
    "tabs",
    "a\tb\nc\td",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["spaces and empty rows", " a , b \n\n,\nc", [["a", "b"], ["c"]]],
  ["an inch sign in a bare cell", 'a,5" tray\n', [["a", '5" tray']]],
  ["nothing", "", []],
])("%s", (_name, text, expected) => {
  expect(cells(text)).toEqual(expected);
});
test("a row knows the line that it begins on", () => {
  expect(readCsv('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 3, 5]);
});
test("a quote that never ends is named", () => {
  expect(() => readCsv('a,"b\nc')).toThrow("Quote Not Closed");
});

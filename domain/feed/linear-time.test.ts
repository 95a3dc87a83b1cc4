import { describe, expect, test } from "vitest";
import { countSteps } from "#tests/support/counted-expressions.ts";
import { delimiterOf } from "#domain/csv/delimiter.ts";
import { readDate } from "#domain/time/read-date.ts";
import { columnGuesses, headerWords } from "./column-names.ts";
import { fitsField } from "./field-fits.ts";
import { notVehicles } from "./not-vehicles.ts";
import { skippedBy } from "./skipped-row.ts";
import { readVehicleName } from "./make-and-model.ts";
import { oneWriting, readKilometres } from "./numbers.ts";
import { plainText } from "./plain-text.ts";
import { readPrice } from "./prices.ts";
import { readList, readText } from "./read-field.ts";
import { foldValue, isTableField, valueTables } from "./value-tables.ts";
import { yearIn, yearOfTitle } from "./years.ts";

// What hurts expressions: a beginning without its end, again and again, and long runs of one sign before another.
const repeated = [
  ..."a| |\t|\n|\r\n|,|.|-|*|'|\"|\\|/|&|<|>|1|1,|1 |,-|;|&#1|&#x1|&am|<a|<p|</|<li|<li |<!|<!--|-->|<br>|<p>|".split(
    "|",
  ),
  ...'<script>|</script |</script>|&lt;a|&lt;p&gt;|\\\'|\\"|\'\\\'|"\\"|\',|""|https:|, https:|[|]|{|}|{a}'.split("|"),
  ..."petrol|petrol/|/electric|electric+|diesel & |4x4 |hybrid|auto|2020 |2020-|1/|Kia |\u00A0|\uFEFF|é|•".split("|"),
  "|",
  "petrol/electri ",
  "\n• ",
].filter((one) => one !== "");
const around = [
  ["", ""],
  ["1", "1"],
  ["[", "]"],
  ["<p>", "<"],
  ["['", ""],
  ["https://a.example/1.jpg", "x"],
] as const;

const row = (text: string) => ({ line: 1, values: { X: text } });
const skip = [{ from: "X", ...notVehicles }];
// The words of a rule are prepared once, for its first row.
skippedBy(row("a"), { skip });
const readers: Record<string, (text: string) => unknown> = {
  "the text of a cell": (text) => readText("X", row(text)),
  "the texts of a list": (text) => readList("X", row(text)),
  "addresses made from a pattern": (text) => readList({ pattern: text, count: 1 }, row(text)),
  "a piece of a cell": (text) =>
    readText({ from: "X", split: "a", part: -1, after: "1", before: "/", find: "year" }, row(text)),
  "what fits a field": (text) => Object.keys(columnGuesses).map((field) => fitsField(field, text)),
  "words of things that are not sold": (text) => skippedBy(row(text), { skip }),
  "the writing of a number": oneWriting,
  "plain text": plainText,
  kilometres: (text) => readKilometres(text, "km"),
  prices: readPrice,
  dates: readDate,
  years: (text) => [yearIn(text), yearOfTitle(text)],
  names: (text) => readVehicleName({ make: text, model: text, badge: text, title: text }),
  "words of a header": headerWords,
  delimiters: delimiterOf,
  "facet values": (text) =>
    Object.keys(valueTables).map((field) => (isTableField(field) ? foldValue(field, text) : null)),
};

/** Twice the text may take twice the steps, and a little more for beginnings; four times would be a square. */
const MOST_GROWTH = 2.5;
const LENGTH = 80;

describe("[17.2.13] twice the text takes twice the steps", () => {
  test.each(Object.entries(readers))("%s", (_name, read) => {
    const grown = around.flatMap(([before, after]) =>
      repeated.map((piece) => {
        const stepsAt = (length: number) => {
          const text = before + piece.repeat(Math.ceil(length / piece.length)) + after;
          return countSteps(() => void read(text));
        };
        return { text: `${before}${piece}…${after}`, growth: stepsAt(2 * LENGTH) / stepsAt(LENGTH) };
      }),
    );
    expect(grown.filter(({ growth }) => growth > MOST_GROWTH)).toEqual([]);
  });
});

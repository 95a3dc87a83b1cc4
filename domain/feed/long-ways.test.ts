import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestSeen } from "#tests/support/counted-expressions.ts";
import { readNumber } from "./numbers.ts";
import { plainText } from "./plain-text.ts";
import { readPrice } from "./prices.ts";
import { feedFields, mappingSchema } from "./mapping.ts";
import { readList } from "./read-field.ts";
import { rowToCar } from "./row-to-car.ts";
import { foldValue } from "./value-tables.ts";

// Expressions that are short to read and take the square of their text. Those in use take each text once and have to
// find the same.

const textOf = (pieces: string) =>
  fc.array(fc.constantFrom(...pieces.split("¦")), { maxLength: 24 }).map((all) => all.join(""));
const expectSame = (texts: fc.Arbitrary<string>, one: (text: string) => unknown, other: (text: string) => unknown) =>
  fc.assert(
    fc.property(texts, (text) => {
      expect(one(text)).toEqual(other(text));
    }),
    { seed: 46, numRuns: 3000 },
  );

describe("[17.2.13] a text read once is read as by the plain expressions", () => {
  test("markup", () => {
    const markup = textOf(
      "a¦ ¦  ¦\n¦\r\n¦\t¦<¦>¦</¦/>¦<p>¦</p>¦<p class='x'>¦<br>¦<li>¦<li ¦<LI¦<ul>¦<!--¦-->¦<!¦<script>¦<Script x¦</script >¦</style>¦<title¦&amp;¦&lt;¦&gt;¦&lt;p&gt;¦&#60;¦&#x3e;¦&nbsp;¦&bull;¦• ¦1 < 2¦--¦\u00A0¦<scr",
    );
    expectSame(markup, plainText, longPlainText);
  });

  test("figures and prices", () => {
    const figures = textOf("1¦12¦345¦000¦.¦,¦'¦’¦ ¦-¦--¦+¦,-¦*¦;¦:¦$¦€¦£¦zł¦k¦ lakh¦ Drive Away¦AUD¦ km¦\n¦POA¦x");
    expectSame(figures, readNumber, longReadNumber);
    expectSame(
      figures,
      (text) => {
        const read = readPrice(text);
        return read.kind === "price" ? read.words : null;
      },
      longPriceWords,
    );
  });

  test("mixtures of petrol and electricity", () => {
    const fuels = textOf("petrol¦ ¦/¦+¦&¦electric¦electricity¦ulp¦pulp¦diesel¦unleaded¦\n¦x¦-¦gasoline¦premium");
    const mixture =
      /hybrid|ibrid|h[ií]brid|\bm?hev\b|(?:petrol|unleaded|ulp|premium|diesel|gasoline)\b.*[/+&].*\belectric|\belectric.*[/+&].*\b(?:petrol|unleaded|ulp|diesel)/;
    expectSame(
      fuels,
      (text) => foldValue("simple_fuel", text) === "Hybrid",
      (text) => mixture.test(text.trim()),
    );
  });

  test("lists of addresses", () => {
    const addresses = textOf("https://a.example/1.jpg¦http:¦a¦,¦ ¦|¦;¦\n¦ , ¦, https:");
    const long = (text: string) => {
      const trimmed = text.trim();
      const split = /https?:/.test(trimmed) ? /\s*(?:[|;\n]|,(?=\s*https?:))\s*/ : /[|;\n,]/;
      const pieces = trimmed.split(split).map((piece) => piece.trim());
      return [...new Set(pieces)].filter((piece) => piece !== "");
    };
    const read = (text: string) => readList("X", { line: 1, values: { X: text } }).map((one) => one.text);
    expectSame(addresses, read, long);
  });
});

describe("[17.2.13] a cell is cut before any expression sees it", () => {
  const mapping = mappingSchema.parse({
    key: ["X"],
    fields: {
      ...Object.fromEntries([...feedFields, "images", "attributes.power"].map((field) => [field, "X"])),
      make: { value: "Kia" },
      model: { value: "Rio" },
      year: { value: 2020 },
    },
  });
  const ownTables = { from: "X", split: ",", table: { a: "b" } };
  const cells = ["<a", "a, ", "1,", "https://a.example/, ", "['\\'", "petrol/", "&lt;"].map((piece) =>
    piece.repeat(1_000_000 / piece.length),
  );

  test.each(cells.map((cell) => [cell.slice(0, 8), cell]))("%s…", (_start, cell) => {
    const row = { line: 1, values: { X: cell } };
    const read = () => {
      rowToCar(row, mapping, new Date("2026-03-10"), () => undefined);
      readList(ownTables, row);
    };
    expect(longestSeen(read)).toBeLessThanOrEqual(100_000);
  });

  test("a description keeps its first 8,000 characters", () => {
    const row = { line: 1, values: { X: `<p>${"One owner. ".repeat(100_000)}` } };
    const notes: string[] = [];
    const car = rowToCar(row, mapping, new Date("2026-03-10"), (_column, _value, reason) => void notes.push(reason));
    expect(car?.description).toHaveLength(7996);
    expect(notes).toContain("longer than 8000 characters; cut");
  });

  test("a list keeps its first 300 entries", () => {
    const values = { X: Array.from({ length: 400 }, (_, at) => `Extra ${at}`).join("|") };
    const notes: string[] = [];
    const car = rowToCar({ line: 1, values }, mapping, new Date("2026-03-10"), (column, _value, reason) => {
      notes.push(`${column}: ${reason}`);
    });
    expect(car?.features).toHaveLength(300);
    expect(notes).toContain("features: 400 entries; the first 300 are taken");
  });
});

test("[17.2.13] a mapping names at most 300 fields, and 300 columns for one of them", () => {
  const fields = Array.from({ length: 301 }, (_, at) => [`attributes.a${at}`, "X"]);
  const problem = (mapping: object) => mappingSchema.safeParse({ key: ["X"], fields: {}, ...mapping }).error?.message;
  expect(problem({ fields: Object.fromEntries(fields) })).toContain("name at most 300 fields of a car");
  expect(problem({ fields: Object.fromEntries(fields.slice(1)) })).toBeUndefined();
  expect(problem({ fields: { description: { join: fields.map(([name]) => name) } } })).toBeDefined();
});

test("[17.2.5] a column that every object has, and half a character, are read as any other", () => {
  const named = mappingSchema.parse({
    key: ["constructor"],
    fields: {
      make: "Make",
      model: "Model",
      year: "toString",
      title: "Title",
      images: { pattern: "https://a.example/{Make}/{n}.jpg", count: 1 },
    },
  });
  const row = { line: 1, values: { Make: "Kia\ud800", Model: "Rio", Title: "2020 Kia Rio" } };
  const notes: string[] = [];
  expect(rowToCar(row, named, new Date("2026-03-10"), (column) => void notes.push(column))).toBeNull();
  expect(notes).toEqual(["toString"]);
  const { year: _none, ...fields } = named.fields;
  const car = rowToCar(row, { ...named, fields }, new Date("2026-03-10"), () => undefined);
  expect(car?.pictures).toEqual(["https://a.example/Kia%EF%BF%BD/1.jpg"]);
});

function longPlainText(source: string): string {
  const once = decode(source);
  const markup = /<[a-z/][^>]*>/i.test(once) ? once : source;
  const text = /<[a-z/!][^>]*>/i.test(markup)
    ? decode(
        markup
          .replaceAll(/<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
          .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
          .replaceAll(/\s*\n\s*/g, " ")
          .replaceAll(/<li\b[^>]*>/gi, "\n• ")
          .replaceAll(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\b[^>]*>/gi, "\n\n")
          .replaceAll(/<[^>]*>/g, ""),
      )
    : once;
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/\n\n(?=• )/g, "\n")
    .trim();
}

/** The entities of the pieces above. */
const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|nbsp|bull|#60|#x3e);/gi, (entity) => entities[entity.toLowerCase()] ?? entity);
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
  "&bull;": "•",
  "&#60;": "<",
  "&#x3e;": ">",
};

function longReadNumber(text: string) {
  const found = /[-+]?\d[\d\s.,'’]*/.exec(text);
  if (!found) return null;
  // What a figure means is the same in both ways.
  const value = readNumber(found[0].trim().replace(/[.,'’\s]+$/, ""))?.value;
  return value === undefined ? null : { value, unit: text.slice(found.index + found[0].length).trim() };
}

function longPriceWords(text: string): string | null {
  const read = longReadNumber(text);
  if (!read) return null;
  const words = read.unit
    .replace(/^(?:k|lakhs?|lacs?|crores?|cr)\b/i, "")
    .replace(/^(?:€|£|zł|zl|₹|,?-+)+/i, "")
    .replace(/^[*\s,;:.-]+|[*\s,;:-]+$/g, "");
  return /^[A-Z]{3}$/.test(words) ? "" : words;
}

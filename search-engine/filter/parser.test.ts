import { describe, expect, test } from "vitest";
import { createIndex } from "../index-version.ts";
import { SearchError } from "../search-error.ts";
import { readFilter } from "./filter-input.ts";
import type { Filter } from "./filter.ts";
import { parseFilter } from "./parser.ts";

/** A filter in one line, with brackets around everything that groups. */
function show(filter: Filter | null): string {
  if (!filter) return "nothing";
  switch (filter.kind) {
    case "and":
    case "or":
      return `(${filter.parts.map(show).join(` ${filter.kind} `)})`;
    case "not":
      return `not ${show(filter.part)}`;
    case "in":
      return `${filter.attribute} in ${JSON.stringify(filter.values)}`;
    case "range": {
      const from = filter.from ? `${filter.from.inclusive ? "[" : "]"}${filter.from.value}` : "";
      return `${filter.attribute} ${from}..${filter.to ? filter.to.value + (filter.to.inclusive ? "]" : "[") : ""}`;
    }
    default:
      return `${filter.kind} ${filter.attribute}`;
  }
}

function messageOf(filter: string): string {
  try {
    parseFilter(filter);
  } catch (error) {
    if (error instanceof SearchError) return error.message;
  }
  throw new Error(`accepted: ${filter}`);
}

describe("[7.1.3] the grammar", () => {
  test.for([
    ["make = Kia", 'make in ["Kia"]'],
    ["make!=Kia", 'not make in ["Kia"]'],
    ["price>=10 AND price<20", "(price [10.. and price ..20[)"],
    ["price > -1.5", "price ]-1.5.."],
    ["price 10 TO 20", "price [10..20]"],
    ["make IN [Kia, 'Land Rover',]", 'make in ["Kia","Land Rover"]'],
    ["make NOT IN []", "not make in []"],
    ["a EXISTS OR b NOT EXISTS", "(exists a or not exists b)"],
    ["a IS NULL AND b IS NOT NULL", "(null a and not null b)"],
    ["a IS EMPTY AND b IS NOT EMPTY", "(empty a and not empty b)"],
    ["a = 1 OR b = 2 AND NOT c = 3", '(a in ["1"] or (b in ["2"] and not c in ["3"]))'],
    ["NOT (a = 1 OR b = 2)AND(c = 3)", '(not (a in ["1"] or b in ["2"]) and c in ["3"])'],
    ["NOT NOT a = 1", 'not not a in ["1"]'],
    [String.raw`'a b' = "say \"hi\"\n"`, 'a b in ["say \\"hi\\"\\n"]'],
    [String.raw`a = 'it\'s \\'`, 'a in ["it\'s \\\\"]'],
    ["'AND' = \"OR\"", 'AND in ["OR"]'],
    ["location.name = Été", 'location.name in ["Été"]'],
    ["  ", "nothing"],
  ])("%s", ([source, expected]) => {
    expect(show(parseFilter(source!))).toBe(expected);
  });

  test("an outer list is AND, an inner list is OR, and blanks are left out", () => {
    expect(show(readFilter(["a = 1", ["b = 2", "c = 3"], [], "", ["d = 4"]]))).toBe(
      '(a in ["1"] and (b in ["2"] or c in ["3"]) and d in ["4"])',
    );
    expect(readFilter([])).toBeNull();
    expect(readFilter(undefined)).toBeNull();
  });

  test.for([[{ a: 1 }], [{ kind: "in", attribute: "a", values: [1] }], [5], [[5]], [[["a = 1", ["b = 2"]]]], [true]])(
    "no other shape is a filter: %j",
    ([input]) => {
      expect(() => readFilter(input)).toThrow(/^Invalid syntax for the filter parameter: `expected /);
    },
  );
});

describe("[7.1.3] what is refused, where and why", () => {
  test.for([
    ["make =", "Was expecting a value but instead got nothing.", "7:7"],
    ["make", "Was expecting an operation", "1:5"],
    ["make Kia", "Was expecting an operation", "1:9"],
    ["make = AND", "Was expecting a value but instead got `AND`, which is a reserved keyword.", "8:11"],
    ["= Kia", "Was expecting a value but instead got `=`.", "1:1"],
    ["make = 'Kia", "Expression `'Kia` is missing the following closing delimiter: `'`.", "8:12"],
    ["(make = Kia", "Expression `(make = Kia` is missing the following closing delimiter: `)`.", "1:12"],
    ["make = Kia)", "Found unexpected characters at the end of the filter: `)`.", "11:12"],
    ["make = Land Rover", "Found unexpected characters at the end of the filter: `Rover`.", "13:18"],
    ["make IN Kia", "Expected `[` after `IN` keyword.", "9:12"],
    ["make IN [Kia", "Expected matching `]`", "13:13"],
    [
      "make IN [Kia NOT]",
      "Expected only comma-separated values inside `IN[..]` but instead found `NOT`, which is a keyword.",
      "14:17",
    ],
    ["été = 🦀 AND a = 1", "Was expecting a value but instead got `🦀`.", "7:8"],
    [String.raw`a = "\q"`, "Malformed value", "6:8"],
    ["a = 1 AND", "Was expecting a value but instead got nothing.", "10:10"],
    ["price 1 TO", "Was expecting an operation", "1:11"],
    ["a = 1 && b = 2", "Found unexpected characters at the end of the filter: `&& b = 2`.", "7:15"],
    ["a STARTS b", "Was expecting an operation", "1:11"],
    ["a IS 3", "Was expecting an operation", "1:7"],
    ["a NOT 3", "Was expecting an operation", "1:8"],
    ["a CONTAINS b", "Using `CONTAINS` in a filter requires", "3:11"],
  ])("%s", ([filter, reason, position]) => {
    const [first, second] = messageOf(filter!).split("\n");
    expect(first).toContain(reason);
    expect(second).toBe(`${position} ${filter}`);
  });

  test("the reason stays on one line, whatever a name holds", () => {
    const index = createIndex({ primaryKey: "id", filterableAttributes: ["a"] });
    expect(() => index.search({ filter: "'new\nline' = 1" })).toThrow(
      /^Attribute `new\\nline` is not filterable[^\n]*\n1:11 /,
    );
  });

  test("depth and number of conditions are bounded, whatever the length", () => {
    expect(messageOf(`${"(".repeat(100_000)}a = 1`)).toContain("maximum depth limit");
    expect(messageOf(`${"NOT ".repeat(100_000)}a = 1`)).toContain("maximum depth limit");
    expect(messageOf(Array.from({ length: 1001 }, () => "a = 1").join(" OR "))).toContain("Too many filter conditions");
    expect(() => parseFilter(`${"(".repeat(150)}a = 1${")".repeat(150)}`)).not.toThrow();
    expect(() => readFilter(Array.from({ length: 1001 }, () => "a = 1"))).toThrow(/Too many filter conditions/);
  });

  test("a long filter is read in one pass", () => {
    const values = Array.from({ length: 50_000 }, (_, number) => `value-${number}`).join(", ");
    expect(parseFilter(`a IN [${values}]`)).toMatchObject({ kind: "in", values: { length: 50_000 } });
  });
});

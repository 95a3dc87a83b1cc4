import type { z } from "zod";

type Issue = z.core.$ZodIssue;
/** What is wrong with a value, in words, and where it is. */
export type WordedIssue = { path: PropertyKey[]; words: string };

/** A schema's own words come first; what the library says of a wrong value is for programmers. */
export function wordIssue(issue: Issue): WordedIssue[] {
  const one = (words: string): WordedIssue[] => [{ path: issue.path, words }];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      words: `there is no setting called "${key}"; check its spelling or take it out`,
    }));
  }
  if (!libraryWords.test(issue.message)) return one(issue.message);
  switch (issue.code) {
    case "invalid_type":
      return one(wrongType(issue));
    case "invalid_value":
      return one(`expected one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`);
    case "too_small":
      return one(tooSmall(issue));
    case "too_big":
      return one(tooBig(issue));
    case "invalid_format":
      return one(formats.get(issue.format) ?? "this is not written as expected");
    case "not_multiple_of":
      return one(`expected a multiple of ${issue.divisor}`);
    case "invalid_key":
    case "invalid_element":
      return issue.issues.flatMap(wordIssue).map(({ words }) => ({ path: issue.path, words }));
    case "invalid_union":
      return ofUnion(issue);
    default:
      return one("this is not written as expected");
  }
}

/** What the library says by itself. */
const libraryWords = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/;

/** Names of value types for a dealer's web person. */
const kinds = new Map([
  ["boolean", "yes or no (true or false)"],
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["array", "a list (lines that begin with -)"],
  ["object", "a group of settings"],
  ["record", "a group of settings"],
  ["null", "nothing (null)"],
]);

const formats = new Map([
  ["date", 'write a day that exists, such as "2026-11-30"'],
  ["datetime", 'write a day and time, such as "2026-11-30T09:00"'],
  ["email", 'write a mail address such as "sales@example.com.au"'],
  ["url", 'write a whole address such as "https://example.com"'],
]);

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const expectedKind = (name: string): string => kinds.get(name) ?? name;

function wrongType({ input, expected }: Extract<Issue, { code: "invalid_type" }>): string {
  if (input === undefined) return "this setting is missing, and has no default";
  return `expected ${expectedKind(expected)}, but this is ${kinds.get(kindOf(input)) ?? "something else"}`;
}

function tooSmall({ origin, minimum, inclusive, input }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "string") return input === "" ? "this is empty" : `write at least ${minimum} characters`;
  if (origin === "array") return `this list needs at least ${count(minimum, "entry", "entries")}`;
  return `expected ${inclusive === false ? "more than" : "at least"} ${minimum}`;
}

function tooBig({ origin, maximum, inclusive, input }: Extract<Issue, { code: "too_big" }>): string {
  if (origin === "string") return `write at most ${maximum} characters; this has ${String(input).length}`;
  if (origin === "array") return `this list takes at most ${count(maximum, "entry", "entries")}`;
  return `expected ${inclusive === false ? "less than" : "at most"} ${maximum}`;
}

const count = (n: number | bigint, one: string, many: string): string => `${n} ${Number(n) === 1 ? one : many}`;

/** A value may be written in several ways: the one that it resembles most says what is wrong with it. */
function ofUnion(issue: Extract<Issue, { code: "invalid_union" }>): WordedIssue[] {
  if ("options" in issue && issue.options?.length) {
    return [
      { path: issue.path, words: `expected one of ${issue.options.map((one) => JSON.stringify(one)).join(", ")}` },
    ];
  }
  const isOtherKind = (way: readonly Issue[]) =>
    way.some(({ code, path }) => code === "invalid_type" && path.length === 0);
  const resembling = issue.errors.find((way) => !isOtherKind(way));
  if (resembling) {
    return resembling.flatMap(wordIssue).map(({ path, words }) => ({ path: [...issue.path, ...path], words }));
  }
  const expected = issue.errors.flatMap((way) =>
    way.flatMap((one) => (one.code === "invalid_type" ? [expectedKind(one.expected)] : [])),
  );
  return [{ path: issue.path, words: `expected ${[...new Set(expected)].join(", or ")}` }];
}

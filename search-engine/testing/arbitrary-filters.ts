import fc from "fast-check";
import type { Bound, Filter, FilterValue } from "../filter/filter.ts";

/** A filter as a separate tree, so that its meaning does not depend on the parser under test. */
export type Tree =
  | { readonly op: "AND" | "OR"; readonly parts: readonly Tree[] }
  | { readonly op: "NOT"; readonly part: Tree }
  | { readonly op: Comparison | Beginning; readonly attribute: string; readonly value: string }
  | { readonly op: "IN" | "NOT IN"; readonly attribute: string; readonly values: readonly string[] }
  | { readonly op: "TO"; readonly attribute: string; readonly from: string; readonly to: string }
  | { readonly op: State; readonly attribute: string };
export type Comparison = "=" | "!=" | ">" | ">=" | "<" | "<=";
export type Beginning = "STARTS WITH" | "NOT STARTS WITH";
export type State = "EXISTS" | "NOT EXISTS" | "IS NULL" | "IS NOT NULL" | "IS EMPTY" | "IS NOT EMPTY";

export const attributes = ["colour", "size", "tags", "flag", "maker.name"] as const;
const words = [
  "red",
  "RED",
  "Blue",
  "dark blue",
  "1",
  "2",
  "2.5",
  "-3",
  "1e1",
  "true",
  "FALSE",
  "",
  " red ",
  "d'or",
  'a"b',
  "AND",
  "été",
  "ÉTÉ",
  "x\\y",
];

/** Any filter over these attributes and words. */
export function filterTreeOver(attributes: readonly string[], words: readonly string[]): fc.Arbitrary<Tree> {
  const attribute = fc.constantFrom(...attributes);
  const value = fc.constantFrom(...words);
  const comparison = fc.record({
    op: fc.constantFrom<Comparison | Beginning>("=", "!=", ">", ">=", "<", "<=", "STARTS WITH", "NOT STARTS WITH"),
    attribute,
    value,
  });
  const membership = fc.record({
    op: fc.constantFrom<"IN" | "NOT IN">("IN", "NOT IN"),
    attribute,
    values: fc.array(value, { maxLength: 4 }),
  });
  const span = fc.record({ op: fc.constant("TO" as const), attribute, from: value, to: value });
  const state = fc.record({
    op: fc.constantFrom<State>("EXISTS", "NOT EXISTS", "IS NULL", "IS NOT NULL", "IS EMPTY", "IS NOT EMPTY"),
    attribute,
  });

  return fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, depthIdentifier: "filter" },
      comparison,
      membership,
      span,
      state,
      fc.record({ op: fc.constant("NOT" as const), part: tie("tree") }),
      fc.record({
        op: fc.constantFrom<"AND" | "OR">("AND", "OR"),
        parts: fc.array(tie("tree"), { minLength: 2, maxLength: 4 }),
      }),
    ),
  })).tree;
}

export const filterTree = filterTreeOver(attributes, words);

/** How to write a tree: which quotes, how many blanks. Chosen again for each position. */
export type Pen = { quote(): "'" | '"' | ""; blank(): string };

export function writeFilter(tree: Tree, pen: Pen, within: "OR" | "AND" | "NOT" | null = null): string {
  const word = (text: string): string => writeWord(text, pen.quote());
  const join = (...parts: readonly string[]): string => parts.join(` ${pen.blank()}`);
  const rank = { OR: 0, AND: 1, NOT: 2 } as const;
  if ("parts" in tree) {
    const text = tree.parts.map((part) => writeFilter(part, pen, tree.op)).join(` ${pen.blank()}${tree.op} `);
    return within !== null && rank[within] >= rank[tree.op] ? `(${pen.blank()}${text}${pen.blank()})` : text;
  }
  if ("part" in tree) return join("NOT", writeFilter(tree.part, pen, "NOT"));
  const name = word(tree.attribute);
  if ("values" in tree) return `${join(name, tree.op)}${pen.blank()}[${tree.values.map(word).join(`,${pen.blank()}`)}]`;
  if ("from" in tree) return join(name, word(tree.from), "TO", word(tree.to));
  if ("value" in tree && tree.op.endsWith("WITH")) return join(name, tree.op, word(tree.value));
  if ("value" in tree) return `${name}${pen.blank()}${tree.op}${pen.blank()}${word(tree.value)}`;
  return join(name, tree.op);
}

function writeWord(text: string, quote: "'" | '"' | ""): string {
  if (quote === "" && /^[\p{L}\p{N}_.-]+$/u.test(text) && text !== "AND") return text;
  const mark = quote || "'";
  return mark + text.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`) + mark;
}

/** The same tree as data. A word that is the text of a number becomes the number. */
export function typedFilter(tree: Tree): Filter {
  if ("parts" in tree) return { kind: tree.op === "AND" ? "and" : "or", parts: tree.parts.map(typedFilter) };
  if ("part" in tree) return not(typedFilter(tree.part));
  const { attribute } = tree;
  if ("values" in tree) {
    const values = tree.values.map(valueOf);
    return tree.op === "IN" ? { kind: "in", attribute, values } : not({ kind: "in", attribute, values });
  }
  if ("from" in tree) return { kind: "range", attribute, from: bound(tree.from, true), to: bound(tree.to, true) };
  if ("value" in tree) return comparisons[tree.op](attribute, tree.value);
  const kind = tree.op.includes("EXISTS") ? "exists" : tree.op.includes("NULL") ? "null" : "empty";
  return tree.op.includes("NOT") ? not({ kind, attribute }) : { kind, attribute };
}

const comparisons: Readonly<Record<Comparison | Beginning, (attribute: string, word: string) => Filter>> = {
  "=": (attribute, word) => ({ kind: "in", attribute, values: [valueOf(word)] }),
  "!=": (attribute, word) => not({ kind: "in", attribute, values: [valueOf(word)] }),
  ">": (attribute, word) => ({ kind: "range", attribute, from: bound(word, false) }),
  ">=": (attribute, word) => ({ kind: "range", attribute, from: bound(word, true) }),
  "<": (attribute, word) => ({ kind: "range", attribute, to: bound(word, false) }),
  "<=": (attribute, word) => ({ kind: "range", attribute, to: bound(word, true) }),
  "STARTS WITH": (attribute, value) => ({ kind: "starts", attribute, value }),
  "NOT STARTS WITH": (attribute, value) => not({ kind: "starts", attribute, value }),
};

const not = (part: Filter): Filter => ({ kind: "not", part });
const valueOf = (word: string): FilterValue => (String(Number(word)) === word ? Number(word) : word);
const bound = (word: string, inclusive: boolean): Bound => ({ value: valueOf(word), inclusive });

import fc from "fast-check";
import { expect, test } from "vitest";
import { keyOf, readLine, wordsOf } from "./spelling.ts";

test.each([
  ["  HiLux\t SR5 ", "hilux sr5 "],
  ["Citroën", "citroen"],
  ["Citroe\u0301n", "citroen"],
  ["d'Or ‘l’Étoile`", "dor letoile"],
  ["ﬁat ①", "fiat 1"],
  ["cx–5 cx−5 cx‐5", "cx-5 cx-5 cx-5"],
  // Thousands, decimals and years.
  ["20,000 km", "20000 km"],
  ["1,234,567", "1234567"],
  ["20,0000", "20 0000"],
  ["20,00", "20 00"],
  ["a,000 ,000", "a 000 000"],
  ["3.5t", "3.5t"],
  ["3.x x.5", "3 x x 5"],
  ["2018/19 a/4 4/a", "2018-19 a 4 4 a"],
  // Signs between words.
  ["bmw&audi", "bmw and audi"],
  ["bmw & audi", "bmw and audi"],
  ["a, b; c!", "a b c "],
  ["$20+ <5 >6 ~7", "$20+ <5 >6 ~7"],
])("[16.1.2] %j is read as %j", (typed, line) => {
  expect(readLine(typed).text).toBe(line);
});

test.each([
  ["$20,000+ ute", ["$", "20,000", "+", "ute"]],
  ["  Citroe\u0301n  C4", ["Citroe\u0301n", "C4"]],
  ["Cafe\u0301 C4", ["Cafe\u0301", "C4"]],
  ["l’Étoile ﬁat", ["l’Étoile", "ﬁat"]],
  ["\u{10400}x 3.5t", ["\u{10400}x", "3.5t"]],
  ["a&b", ["a", "&", "b"]],
])("[16.2.1] each word of %j keeps its place in the text", (typed, words) => {
  expect(readLine(typed).atoms.map(({ start, end }) => typed.slice(start, end))).toEqual(words);
});

test("[16.1.2] each word knows its place in the line, letters outside the basic plane included", () => {
  const { text, atoms } = readLine("\u{10400}X, Cafe\u0301 \u{10400}");
  expect(atoms.map(({ from, to }) => text.slice(from, to))).toEqual(atoms.map((atom) => atom.text));
  expect(atoms.map((atom) => atom.text)).toEqual(["\u{10428}x", "cafe", "\u{10428}"]);
});

test.each([
  ['"gold coast" ute', "gold coast"],
  ['ute "gold', ""],
  ['a "b" c "d" e', "b d"],
  ['a"b"', "b"],
  ['a "b" "c', "b"],
  ["gold", ""],
])("[16.1.2] of %s these words are quoted: %j", (typed, quoted) => {
  const words = readLine(typed).atoms.filter((atom) => atom.quoted);
  expect(words.map(({ text }) => text).join(" ")).toBe(quoted);
});

test.each([
  ["CX-5", ["cx", "5"]],
  ["Tucson (2.0L)", ["tucson", "2.0l"]],
  ["ID.4", ["id", "4"]],
  ["C'eed", ["ceed"]],
  ["Škoda + Ténéré $", ["skoda", "tenere"]],
  ["R+ / _", ["r"]],
  ["", []],
  ["–", []],
])("[16.1.2] the words of the name %j are %j", (name, words) => {
  expect(wordsOf(name)).toEqual(words);
  expect(keyOf(name)).toBe(words.join(""));
});

test("[16.1.2] a plain name has the words that the same text has when somebody types it", () => {
  const name = fc.string({ unit: fc.constantFrom(...Array.from("abXY019 .:/()+_-")), maxLength: 12 });
  fc.assert(
    fc.property(name, (text) => {
      const words = readLine(text).atoms.map((atom) => atom.text);
      expect(wordsOf(text)).toEqual(words.filter((one) => one !== "+"));
    }),
    { numRuns: 1000, seed: 42 },
  );
});

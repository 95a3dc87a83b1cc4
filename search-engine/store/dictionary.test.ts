import { expect, test } from "vitest";
import { Dictionary, FIRST_CODE } from "./dictionary.ts";

const first = FIRST_CODE;

test.each([[["toyota", "Toyota", "TOYOTA"]], [["Toyota", "toyota", "TOYOTA"]], [["TOYOTA", "Toyota", "toyota"]]])(
  "the spellings %j are one value, in whichever order they come",
  (spellings) => {
    const dictionary = new Dictionary();
    const codes = spellings.map((spelling) => dictionary.add(spelling));
    expect(dictionary.equalTo("tOYOTa")).toEqual(codes);
    expect(codes.map((code) => dictionary.groupOf(code))).toEqual([first, first, first]);
    expect(dictionary.hasSpellings).toBe(true);
  },
);

test("a value that is its own normalised text is found in any spelling, and has no other", () => {
  const dictionary = new Dictionary();
  const code = dictionary.add("dealer-0001");
  dictionary.add("dealer-0002");
  expect(dictionary.equalTo("DEALER-0001")).toEqual([code]);
  expect(dictionary.equalTo("dealer-0003")).toEqual([]);
  expect(dictionary.hasSpellings).toBe(false);
});

test("a truth and its word are one value, a number and its digits both answer", () => {
  const dictionary = new Dictionary();
  expect([dictionary.add(true), dictionary.add("true")]).toEqual(dictionary.equalTo("True"));
  const [digits, number] = [dictionary.add("5"), dictionary.add(5)];
  expect(dictionary.equalTo("5")).toEqual([digits, number]);
});

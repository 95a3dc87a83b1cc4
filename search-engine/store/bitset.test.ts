import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzz } from "../testing/fuzz.ts";
import {
  andInto,
  andNotInto,
  anyBoth,
  clearBit,
  countBits,
  countBoth,
  fullBits,
  hasBit,
  invertInto,
  orInto,
  setBit,
  slotsOf,
  wordsFor,
  type Bits,
} from "./bitset.ts";

const slots = fc.uniqueArray(fc.nat(400), { maxLength: 200 }).map((list) => list.sort((a, b) => a - b));
const bitsOf = (list: readonly number[], length = 401): Bits => {
  const bits = new Uint32Array(wordsFor(length));
  for (const slot of list) setBit(bits, slot);
  return bits;
};
const listOf = (bits: Bits): number[] => [...slotsOf(bits, countBits(bits))];

test("set operations equal those of lists, also with a set that ends early", () => {
  fc.assert(
    fc.property(slots, slots, fc.boolean(), (a, b, isShort) => {
      const short = b.filter((slot) => slot < 128);
      const other = isShort ? short : b;
      const bits = isShort ? bitsOf(short, 128) : bitsOf(b);
      const both = a.filter((slot) => other.includes(slot));
      expect(listOf(andInto(bitsOf(a), bits))).toEqual(both);
      expect(listOf(orInto(bitsOf(a), bits))).toEqual([...new Set([...a, ...other])].sort((x, y) => x - y));
      expect(listOf(andNotInto(bitsOf(a), bits))).toEqual(a.filter((slot) => !other.includes(slot)));
      expect([countBoth(bitsOf(a), bits), anyBoth(bitsOf(a), bits)]).toEqual([both.length, both.length > 0]);
      expect(countBits(bitsOf(a))).toBe(a.length);
    }),
    fuzz(1 / 10),
  );
});

test("a full set holds exactly its slots, and a complement all others of its words", () => {
  for (const length of [0, 1, 31, 32, 33, 64, 100]) {
    expect(listOf(fullBits(length))).toEqual(Array.from({ length }, (_, slot) => slot));
    expect(countBits(invertInto(fullBits(length)))).toBe(wordsFor(length) * 32 - length);
  }
  const bits = fullBits(40);
  clearBit(bits, 33);
  expect([hasBit(bits, 32), hasBit(bits, 33), hasBit(bits, 34)]).toEqual([true, false, true]);
});

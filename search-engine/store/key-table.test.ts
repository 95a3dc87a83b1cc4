import { expect, test } from "vitest";
import { KeyTable } from "./key-table.ts";

test("finds every key among many, and no other", () => {
  const table = new KeyTable();
  for (let slot = 0; slot < 5000; slot++) table.append(`key-${slot}`);
  for (let slot = 0; slot < 5000; slot++) expect(table.find(`key-${slot}`, () => true)).toBe(slot);
  expect(table.find("key-5000", () => true)).toBeUndefined();
  expect(table.key(4999)).toBe("key-4999");
});

test("finds the newest slot of a key that a version may see", () => {
  const table = new KeyTable();
  for (const key of ["a", "b", "a", "a"]) table.append(key);
  expect(table.find("a", () => true)).toBe(3);
  expect(table.find("a", (slot) => slot < 3)).toBe(2);
  expect(table.find("a", (slot) => slot < 2)).toBe(0);
  expect(table.find("a", () => false)).toBeUndefined();
});

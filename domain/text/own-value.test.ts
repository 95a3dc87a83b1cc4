import { expect, test } from "vitest";
import { ownValue, setOwnValue } from "./own-value.ts";

test.each(Object.getOwnPropertyNames(Object.prototype))("[11.3.6] %s is found only where it was put", (name) => {
  const record: Record<string, number> = { a: 1 };
  expect(ownValue(record, name)).toBeUndefined();
  setOwnValue(record, name, 2);
  expect(ownValue(record, name)).toBe(2);
  expect(Object.keys(record)).toEqual(["a", name]);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  expect({ ...record }).toEqual(record);
});

test("no record has no value", () => {
  expect([ownValue(null, "a"), ownValue(undefined, "a")]).toEqual([undefined, undefined]);
});

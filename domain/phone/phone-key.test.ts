import { expect, test } from "vitest";
import { phoneKey } from "./phone-key.ts";

test.each([
  ["0412 987 654", "+61 412 987 654"],
  ["0412 987 654", "0061 412987654"],
  ["(02) 9161-4400", "+61 2 9161 4400"],
  ["021 555 0140", "+64 21 555 0140"],
  ["(512) 555-0147", "+1 512 555 0147"],
])("[12.3.10] %s and %s are one number", (one, other) => expect(phoneKey(one)).toBe(phoneKey(other)));

test("[12.3.10] numbers of two people differ, and a few digits are no number", () => {
  expect(phoneKey("02 9161 4400")).not.toBe(phoneKey("03 9161 4400"));
  expect(phoneKey("12 34")).toBe("");
  expect(phoneKey("Ask Ana")).toBe("");
});

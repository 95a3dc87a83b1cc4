import { expect, test } from "vitest";
import { payingKey, payingNote, readPayingNote, reservedKey } from "./paying.ts";
import { clockText, spokenTimeLeft } from "./time-left.ts";

test.each([
  [900_000, "15:00"],
  [899_001, "15:00"],
  [845_000, "14:05"],
  [59_000, "0:59"],
  [1, "0:01"],
  [0, "0:00"],
  [-5000, "0:00"],
])("[4.4, 13.1.6] %d ms of a hold are shown as %s", (left, text) => {
  expect(clockText(left)).toBe(text);
});

test("[4.4, 13.1.6] a screen reader hears of the time left four times, not every second", () => {
  const heard = new Set(Array.from({ length: 901 }, (_, second) => spokenTimeLeft((900 - second) * 1000)));
  expect([...heard]).toEqual([
    "",
    "Less than 10 minutes left to pay.",
    "Less than 5 minutes left to pay.",
    "Less than 2 minutes left to pay.",
    "Less than a minute left to pay.",
  ]);
});

test.each([
  [600_001, ""],
  [600_000, "Less than 10 minutes left to pay."],
  [60_001, "Less than 2 minutes left to pay."],
  [60_000, "Less than a minute left to pay."],
  [1, "Less than a minute left to pay."],
  [0, ""],
  [-1, ""],
])("[4.4] with %d ms left a screen reader is told '%s'", (left, text) => {
  expect(spokenTimeLeft(left)).toBe(text);
});

test("each car has a note of its own, and being reserved is another than being paid for", () => {
  const keys = [payingKey("a"), payingKey("b"), reservedKey("a"), reservedKey("b")];
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => key.startsWith("forecourt."))).toBe(true);
});

test("a browser remembers its own payment for as long as the car is held, and no longer", () => {
  const note = payingNote("/done", 1000);
  expect([readPayingNote(note, 900_999), readPayingNote(note, 901_000)]).toEqual(["/done", null]);
  const unusable = [null, "null", "{", '{"until":1}', '{"url":"/done","until":"9"}', '{"url":7,"until":9}'];
  expect(unusable.map((text) => readPayingNote(text, 0))).toEqual(unusable.map(() => null));
});

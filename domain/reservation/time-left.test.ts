import { expect, test } from "vitest";
import { payingNote, readPayingNote } from "./paying.ts";
import { clockText, spokenTimeLeft } from "./time-left.ts";

test.each([
  [900_000, "15:00"],
  [899_001, "15:00"],
  [845_000, "14:05"],
  [59_000, "0:59"],
  [1, "0:01"],
  [0, "0:00"],
  [-5000, "0:00"],
])("[4.4] %d ms of a hold are shown as %s", (left, text) => {
  expect(clockText(left)).toBe(text);
});

test("[4.4] a screen reader hears of the time left four times, not every second", () => {
  const heard = new Set(Array.from({ length: 901 }, (_, second) => spokenTimeLeft((900 - second) * 1000)));
  expect([...heard]).toEqual([
    "",
    "Less than 10 minutes left to pay.",
    "Less than 5 minutes left to pay.",
    "Less than 2 minutes left to pay.",
    "Less than a minute left to pay.",
  ]);
});

test("a browser remembers its own payment for as long as the car is held, and no longer", () => {
  const note = payingNote("/done", 1000);
  expect([readPayingNote(note, 900_999), readPayingNote(note, 901_000)]).toEqual(["/done", null]);
  expect([readPayingNote(null, 0), readPayingNote("{", 0), readPayingNote('{"until":1}', 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

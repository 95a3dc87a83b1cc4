import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { towNote } from "./tow-note.ts";

test.each([
  [
    "Toyota HiLux",
    3200,
    "Common variants of the Toyota HiLux since 2015 may tow 3,200 kg. Add the year for its own limit, and check yours in its handbook.",
  ],
  [
    "2022 Toyota HiLux",
    3500,
    "Common variants of the 2022 Toyota HiLux may tow 3,500 kg. Check yours in its handbook.",
  ],
  ["Ford Ranger", 3500, "Common variants of the Ford Ranger since 2015 may tow 3,500 kg. Check yours in its handbook."],
])("[16.2.5] %s: the listing says where the limit comes from", (vehicle, braked, text) => {
  expect(towNote(vehicle, braked, formatOf(au))).toBe(text);
});

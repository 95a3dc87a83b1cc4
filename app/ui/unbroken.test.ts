import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test.each([
  ["Caravans with ATM up to 3,500 kg", "Caravans with ATM up to 3,500~kg"],
  ["Seat height from 700 mm to 790 mm", "Seat height from 700~mm to 790~mm"],
  ["Wednesday, 18 November 2026 at 9:30 am", "Wednesday, 18 November 2026 at 9:30~am"],
  ["closed now, opens 8 am", "closed now, opens 8~am"],
  ["SUVs under $300 a week", "SUVs under $300~a~week"],
  ["18 November, 3 Mercedes and 4 amps", "18 November, 3 Mercedes and 4 amps"],
])("[16.4.2] %s", (text, expected) => expect(unbroken(text)).toBe(expected.replaceAll("~", "\u00a0")));

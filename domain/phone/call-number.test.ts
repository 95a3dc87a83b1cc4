import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { callNumber } from "./call-number.ts";

test("[4.6.1] a masked number keeps its last digits from the page", () => {
  expect(callNumber("0370105551", { country: au, phone_masked: true })).toEqual({
    text: "03 7010 ••••",
    masked: true,
  });
  expect(callNumber("0370105551", { country: au, phone_masked: false })).toEqual({
    text: "03 7010 5551",
    masked: false,
  });
});

import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { chosenAnswers, chosenText, wordsOf } from "./chosen-answers.ts";
import { anyField } from "./testing/sample-form.ts";

test("[11.3.3] chosen answers are in words of ours", () => {
  const fields = [
    anyField("select", { name: "time", label: "Time", options: [{ value: "am", label: "Morning" }] }),
    anyField("date", { name: "day", label: "Day" }),
    anyField("date-time", { name: "at", label: "When" }),
    anyField("checkbox", {
      name: "wash",
      label: "Wash it (see prices)",
      required: false,
      link: { label: "see prices", href: "/prices" },
    }),
    anyField("checkbox", { name: "terms", label: "I agree" }),
    anyField("checkbox", { name: "opt_in", label: "Send me offers", required: false }),
    anyField("radio", { name: "category", label: "About", options: [{ value: "Feedback", label: "Feedback" }] }),
    anyField("select", { name: "none", label: "None", options: [{ value: "", label: "Please choose" }] }),
    anyField("text", { name: "text", label: "Text" }),
  ];
  const answers = { time: "am", day: "2026-03-11", at: "2026-03-11T10:30", wash: true, terms: true, text: "buy" };
  const never = { opt_in: true, category: "Feedback", none: "" };
  const chosen = chosenAnswers(fields, { ...answers, ...never });
  expect(chosen.map(({ kind }) => kind)).toEqual(["option", "date", "date-time", "tick"]);
  expect(chosen.map((one) => [one.label, chosenText(one, formatOf(au))])).toEqual([
    ["Time", "Morning"],
    ["Day", "Wednesday, 11 March 2026"],
    ["When", "Wednesday, 11 March 2026 at 10:30 am"],
    ["Wash it", "Yes"],
  ]);
  expect(chosenAnswers(fields, { time: "evil", day: "evil", at: "evil", wash: "evil" })).toEqual([]);
});

test.each([
  ["day", "x2026-03-11"],
  ["day", "2026-03-11 evil.example"],
  ["day", ["2026-03-11"]],
  ["at", "x2026-03-11T10:30"],
  ["at", "2026-03-11T10:30 evil.example"],
  ["at", ["2026-03-11T10:30"]],
])("[11.3] no words of a sender pass for a date: %s %j", (name, value) => {
  const fields = [
    anyField("date", { name: "day", label: "Day" }),
    anyField("date-time", { name: "at", label: "When" }),
  ];
  expect(chosenAnswers(fields, { [name]: value })).toEqual([]);
});

test("[11.3] a day that no calendar has is written as nothing", () => {
  expect(chosenText({ kind: "date", value: "2026-13-45" }, formatOf(au))).toBe("");
  expect(chosenText({ kind: "date-time", value: "2026-03-11T25:99" }, formatOf(au))).toBe("");
  expect(wordsOf("2026-03-11", "full day", formatOf(au))).toBeNull();
  expect(wordsOf("2026-3-11T10:30", "full day", formatOf(au))).toBeNull();
});

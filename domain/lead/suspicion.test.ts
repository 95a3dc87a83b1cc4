import { expect, test } from "vitest";
import { suspicion } from "./suspicion.ts";

const calm = { trapped: false, filledMs: 30_000, captcha: "passed" as const };

test.each([
  ["a calm send", calm, null],
  ["a trapped one", { ...calm, trapped: true }, "honeypot"],
  ["the trap before the captcha", { ...calm, trapped: true, captcha: "suspected" as const }, "honeypot"],
  ["a doubtful captcha", { ...calm, captcha: "suspected" as const }, "captcha in doubt"],
  ["a captcha that could not be checked", { ...calm, captcha: "unchecked" as const }, "captcha not checked"],
  ["doubt before haste", { ...calm, filledMs: 100, captcha: "suspected" as const }, "captcha in doubt"],
  ["haste", { ...calm, filledMs: 1199 }, "filled too fast"],
  ["no haste", { ...calm, filledMs: 1200 }, null],
  ["a form that nobody timed", { ...calm, filledMs: null }, null],
])("[7, 11.4.4] a first send: %s", (_, send, expected) => {
  expect(suspicion(send, null)).toBe(expected);
});

test("[7] haste on a first step is forgiven once the rest took its time, and nothing else is", () => {
  const later = { ...calm, captcha: null };
  expect(suspicion(later, "filled too fast")).toBeNull();
  expect(suspicion({ ...later, filledMs: 900 }, "filled too fast")).toBe("filled too fast");
  expect(suspicion({ ...later, filledMs: null }, "filled too fast")).toBe("filled too fast");
  expect(suspicion(later, "honeypot")).toBe("honeypot");
  expect(suspicion(later, "captcha in doubt")).toBe("captcha in doubt");
});

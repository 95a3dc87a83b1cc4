import { expect, test } from "vitest";
import { countsAsEnquiry, testForm } from "./counts-as-enquiry.ts";

const lead = { form: "general", status: "Complete", quarantine: null } as const;

test.each([
  ["a complete one", {}, true],
  ["an unfinished one", { status: "Incomplete" }, false],
  ["one that is held back", { quarantine: "honeypot" }, false],
  ["a test of the dealer's mail", { form: testForm }, false],
] as const)("[9.3.4] %s", (_what, over, counts) => {
  expect(countsAsEnquiry({ ...lead, ...over })).toBe(counts);
});

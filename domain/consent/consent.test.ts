import { expect, test } from "vitest";
import { maskedAddress, normalAddress } from "#domain/lead/mail-address.ts";
import { clearsSuppression, consentText, meaningOf, consentStatusOf } from "./consent.ts";

test.each([
  [{ default: false, choice: true }, "given", true],
  [{ default: true, choice: true }, "inferred", false],
  [{ default: true, choice: false }, "withdrawn", false],
  [{ default: false, choice: false }, "unsaid", false],
  [{ default: true, choice: true, byVisitor: true }, "given", true],
  [{ default: true, choice: true, byVisitor: false }, "inferred", false],
  [{ default: false, choice: false, byVisitor: true }, "unsaid", false],
] as const)("[12.1.2, 12.1.3] %j is consent %s", (answer, meaning, clears) => {
  expect(meaningOf(answer)).toBe(meaning);
  expect(clearsSuppression(answer)).toBe(clears);
});

test.each([
  [{ default: true, choice: true, byVisitor: false }, "Yes, ticked by default"],
  [{ default: true, choice: true, byVisitor: true }, "Yes, ticked by the visitor"],
  [{ default: false, choice: true }, "Yes, ticked by the visitor"],
  // Without a script nobody knows.
  [{ default: true, choice: true }, "Yes, the box came ticked"],
  [{ default: true, choice: false }, "No, unticked by the visitor"],
  [{ default: false, choice: false }, "No"],
])("[12.1.9] the dealer reads whose tick it was: %j is '%s'", (answer, text) => {
  expect(consentText(answer)).toBe(text);
});

test.each([
  [true, { default: false, choice: true }, "suppressed"],
  [false, { default: true, choice: true }, "subscribed"],
  [false, { default: true, choice: false }, "withdrawn"],
  [false, null, "unknown"],
  [true, null, "suppressed"],
] as const)("suppressed %s and last %j stands as %s", (suppressed, last, status) => {
  expect(consentStatusOf(suppressed, last)).toBe(status);
});

test("[12.1.6] an address is one address, however it was typed, and is shown only in part", () => {
  expect(normalAddress("  Ana.Ito@Example.COM ")).toBe("ana.ito@example.com");
  expect(maskedAddress("ana.ito@example.com")).toBe("a•••@example.com");
  expect(maskedAddress("nothing")).toBe("•••");
});

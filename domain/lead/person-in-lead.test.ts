import { expect, test } from "vitest";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { personInLead, wantedOf } from "./person-in-lead.ts";

const find = (typed: string, fields: Record<string, unknown>, other_fields = {}) => {
  const wanted = wantedOf(typed);
  return wanted && personInLead(sampleLead("a", { fields, other_fields }), wanted);
};

test.each([
  ["ana@example.com", { email: " Ana@Example.com" }, "theirs"],
  ["ana@example.com", { email: "ben@example.com", message: "Also write to ANA@example.com, please" }, "mentioned"],
  ["ana@example.com", { email: "ben@example.com" }, null],
  ["+61 412 987 654", { phone: "0412987654" }, "theirs"],
  ["0412 987 654", { phone: "0400 000 000", message: "My wife: (04) 1298 7654." }, "mentioned"],
  ["0412 987 654", { phone: "0400 000 000", budget: 412987654 }, null],
  ["0412 987 654", { phone: "0400 000 000", message: "on 2026-03-10 at 10.30" }, null],
])("[12.3.10] %s in %j: %s", (typed, fields, expected) => expect(find(typed, fields)).toBe(expected));

test("[12.3.10] what a sender added is read too, at any depth", () => {
  expect(find("ana@example.com", {}, { crm: { contacts: ["ana@example.com"] } })).toBe("mentioned");
});

test("[12.3.10] neither an address nor a number is refused", () => expect(wantedOf("Ana Ito")).toBeNull());

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadData } from "#server/leads/delivery/lead-data.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { leadDocument } from "./lead-document.ts";
import type { Stored } from "./stored-document.ts";

const stored = readFileSync(
  join(import.meta.dirname, "../../tests/fixtures/documents/lead.v1.json"),
  "utf8",
) as Stored<"lead">;

test("a lead is stored by the names of the specification and read by ours; what is old and odd in it stays", () => {
  const lead = leadDocument.decode(stored, "first");
  expect(lead.fields).toEqual({
    name: "Ana Ito",
    email: "ana@example.com",
    phone: "0412 345 678",
    vehicle_make: "Kia",
    rego: "ABC123",
    best_deal: true,
    ready_to_sell: "maybe",
    additional_services: ["Wash"],
    oddName: "x",
  });
  expect(lead.chosen?.map(({ name }) => name)).toEqual(["contact", "additional_services: Wash"]);
  expect(leadDocument.encode(lead)).toBe(JSON.stringify(JSON.parse(stored)));
  const { fields } = JSON.parse(stored) as { fields: object };
  expect(JSON.stringify(leadData({ ...sampleLeadContext(), lead }).fields)).toBe(JSON.stringify(fields));
});

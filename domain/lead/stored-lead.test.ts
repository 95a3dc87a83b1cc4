import { expect, test } from "vitest";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { erasedLead } from "./erase-lead.ts";
import { downloadName, fileNames, isOpaque } from "./lead-file.ts";
import { leadLimits, limitPassed } from "./lead-limits.ts";

const at = "2026-03-10T01:00:00.000Z";
const step = { step_number: 1, at, status: "Complete" } as const;
const place = { dealership_slug: "d1", location_id: "north" };
const lead = sampleLead("l1", {
  ...place,
  fields: { name: "Ana", email: "ana@example.com" },
  other_fields: { colour: "red" },
  chosen: [{ name: "time", label: "Time", kind: "option", value: "Morning" }],
  reservation: { reference: "7K3M-9QX2", fee: 200, currency: "AUD", token: "t", paid_at: at },
  files: [{ id: "f1", field: "photos", name: "ana.jpg", type: "image/jpeg", bytes: 9 }],
  steps: [step],
  consent: { wording: "Yes", default: false, choice: true, at, page: "/contact" },
  origin: { address: "203.0.113.7", user_agent: "Firefox" },
});

test("[12.3.1] an erased lead can be counted, and says nothing of a person", () => {
  const erased_at = "2027-01-01T00:00:00.000Z";
  expect(erasedLead(lead, erased_at)).toEqual({ ...sampleLead("l1", place), erased_at });
});

test("a lead has room for every step of every form, and then no more", () => {
  const sent = (times: number) => ({ ...lead, steps: Array.from({ length: times }, () => step) });
  expect([sent(leadLimits.sends), sent(leadLimits.sends + 1)].map(limitPassed)).toEqual([null, "sends"]);
});

test("a lead is measured in bytes as it is stored, not in letters", () => {
  const empty = { ...lead, fields: { message: "" } };
  const room = leadLimits.bytes - JSON.stringify(empty).length;
  const saying = (message: string) => limitPassed({ ...lead, fields: { message } });
  expect([saying("x".repeat(room)), saying("x".repeat(room + 1)), saying("é".repeat(room - 1))]).toEqual([
    null,
    "size",
    "size",
  ]);
});

test("files are saved under names of ours; a document that nobody has looked into is told from a picture", () => {
  const id = "0123456789abcdef";
  expect(downloadName({ id, type: "image/png" })).toBe("photo-01234567.png");
  expect(downloadName({ id, type: "application/pdf" })).toBe("document-01234567.pdf");
  expect([isOpaque({ type: "image/jpeg" }), isOpaque({ type: "application/pdf" })]).toEqual([false, true]);
  expect(fileNames([{ name: "a.jpg" }, { name: "b.pdf" }])).toBe("a.jpg, b.pdf");
});

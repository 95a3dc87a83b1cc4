import { expect, test } from "vitest";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { refundMailToCustomer } from "./refund-notes.ts";

test("[13.3.4] whoever has paid is told of the refund, also where their enquiry was held back", () => {
  const at = "2026-03-10T01:00:00.000Z";
  const lead = sampleLead("a", { quarantine: "filled too fast", fields: { email: "ana@example.com" } });
  const payment = { amount: 200, currency: "AUD", reason: null, updated_at: at } as Payment;
  const { deliveries } = refundMailToCustomer(lead, {
    reservation: { reference: "R" } as Reservation,
    payment,
    why: "late",
  });
  expect(deliveries).toMatchObject([{ channel: "refund", state: "pending", document: { to: ["ana@example.com"] } }]);
});

import { expect, test } from "vitest";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { readWithPayments } from "./read-with-payments.ts";

/** A store in which another tab cancels between the first read of the reservation and that of its payments. */
function changedMeanwhile() {
  let isCancelled = false;
  const reservations = {
    get: async () => {
      const revision = isCancelled ? 4 : 3;
      return { reservation: { status: isCancelled ? "refunded" : "paid" }, revision };
    },
    payments: async () => {
      isCancelled = true;
      return [{ state: "refund_due" }];
    },
  };
  return { store: { reservations } } as unknown as SiteRuntime;
}

test("[13.5.3] a reservation that is cancelled while it is read is read again, and not shown half", async () => {
  expect(await readWithPayments(changedMeanwhile(), "t")).toEqual({
    known: { reservation: { status: "refunded" }, revision: 4 },
    payments: [{ state: "refund_due" }],
  });
});

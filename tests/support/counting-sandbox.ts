import type { PaymentPort } from "#server/adapters/payments/payment-port.ts";

/**
 * Play money whose refunds are counted. It refunds a payment once, as providers do, and its answer to the first
 * `lostAnswers` calls is lost after the money has gone.
 */
export function countingSandbox(port: PaymentPort, lostAnswers = 0) {
  const asked: [payment: string, attempt: number][] = [];
  const refunds = new Map<string, number>();
  const refund: PaymentPort["refund"] = async (payment, attempt) => {
    asked.push([payment, attempt]);
    if (!refunds.has(payment)) refunds.set(payment, 1);
    if (asked.length <= lostAnswers) throw new Error("The answer was lost.");
  };
  const counted: PaymentPort = {
    open: (order) => port.open(order),
    look: (session) => port.look(session),
    close: (session) => port.close(session),
    readNotice: (...notice) => port.readNotice(...notice),
    refund,
  };
  return { port: counted, asked, refunds };
}

import type { PaymentPort } from "./payment-port.ts";

/** A provider whose keys are not set: it refuses like one that cannot be reached, and the log says why. */
export function paymentsWithoutKey(reason: Error): PaymentPort {
  const refuse = () => Promise.reject(reason);
  return {
    open: refuse,
    look: refuse,
    close: refuse,
    refund: refuse,
    readNotice: () => {
      throw reason;
    },
  };
}

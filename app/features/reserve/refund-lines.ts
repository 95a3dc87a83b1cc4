import { ownValue } from "#domain/text/own-value.ts";
import type { Format } from "#domain/country/format.ts";
import type { OwnPayment } from "#site/page-ports.ts";

/** Names of providers that a buyer meets on a bank statement. */
const providerNames: Readonly<Record<string, string>> = { stripe: "Stripe" };
const bankText = "Banks take 5 to 10 business days to show it.";

type About = {
  payments: readonly OwnPayment[];
  format: Format;
  /** A day by the clock of the car's location. */
  day: (iso: string) => string;
};

/** Where each payment is that goes back, in words for the buyer. */
export function refundLines({ payments, format, day }: About): string[] {
  return payments.flatMap(({ state, amount, at, provider, failed }) => {
    const money = format.exactMoney(amount);
    if (state === "kept") return [];
    if (state === "refunded") {
      const by = ownValue(providerNames, provider);
      return [`${money} was sent on ${day(at)}${by ? ` by ${by}` : ""} to the card you paid with. ${bankText}`];
    }
    if (failed) return [`Sending ${money} back has not worked yet. We try again, at least once an hour, until it has.`];
    return [`We are sending ${money} back to the card you paid with. ${bankText}`];
  });
}

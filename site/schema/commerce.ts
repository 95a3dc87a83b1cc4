import { z } from "zod";
import { lenderTypeNumbers } from "#domain/finance/lender-types.ts";
import { valuationLimits } from "#domain/valuation/valuation-limits.ts";
import { line, link, path, prose } from "#site/primitives.ts";

/** Finance, payments, trade-in (spec 4.4, 4.5, 5, 9). */
export const commerce = {
  finance_provider: z
    .strictObject({
      /** Key of the car's finance_lenders. */
      key: line,
      name: line,
      lender_type: z.number().int().min(1).max(lenderTypeNumbers.length),
      excluded_makes: z.array(line),
      excluded_dealerships: z.array(line),
      credit_licence: line.nullable(),
      warning: prose,
      interest_rate: z.number().positive(),
      comparison_rate: z.number().positive(),
      /** In dollars, as far as the comparison rate has to include them; null without fees. */
      fees: z.strictObject({ establishment: z.number().min(0), monthly: z.number().min(0) }).nullable(),
      path,
      apply_path: path.nullable(),
      destination: z.enum(["leads", "car-clarity"], {
        error: ({ input }) => `Unknown destination: ${String(input)}; write leads or car-clarity`,
      }),
      terms_text: line,
      steps: z.array(z.strictObject({ title: line, text: line })).nullable(),
    })
    .nullable(),
  payment_provider: z
    .strictObject({
      provider: z.enum(["sandbox", "stripe"]),
      checkout_word: z.enum(["checkout", "buy-online"]),
      delivery: z.boolean(),
      /** The dealer's own text about how long a car is reserved and how the fee is refunded. */
      terms: prose,
      /** How long a paid fee keeps the car, as the terms say; null if they name no time. */
      reserved_hours: z
        .number()
        .int()
        .min(1)
        .max(24 * 90)
        .nullable()
        .default(null),
      /**
       * What a customer who cancels a paid reservation gets: the fee back (always), the fee back within so many hours of
       * paying and a request to the dealer later, or always a request to the dealer (ask).
       */
      refund: z
        .union(
          [
            z.enum(["always", "ask"]),
            z.strictObject({
              within_hours: z
                .number()
                .int()
                .min(1)
                .max(24 * 90),
            }),
          ],
          { error: "Write always, ask or { within_hours: 24 }, with 1 to 2160 hours" },
        )
        .default("ask"),
    })
    .nullable(),
  trade_in: z
    .strictObject({
      path,
      instant_price: link.nullable(),
      faq: z.boolean(),
      save_result: z.boolean(),
      /** Whether the register of stolen and written-off vehicles is asked about a visitor's plate. */
      register_check: z.boolean().default(false),
      /** The difference between an advertised price and what the dealer pays, in percent. */
      margin_percent: z.number().min(0).max(60).default(15),
      /**
       * Vehicles over 7 years old or 100,000 km get an estimate too, up to these limits: a range that is wider by this
       * percentage at both ends, with the dealer's reason beside it. Null: they get none.
       */
      wider_range: z
        .strictObject({
          years: z.number().int().min(valuationLimits.years).max(40),
          km: z.number().int().min(valuationLimits.km).max(1_000_000),
          percent: z.number().min(1).max(50),
          reason: line,
        })
        .nullable()
        .default(null),
    })
    .nullable(),
};

import { z } from "zod";
import { type Payment, type Reservation, reservationStatuses } from "#domain/reservation/reservation.ts";
import { storedDocument } from "./stored-document.ts";

const reservation: z.ZodType<Reservation> = z.looseObject({
  token: z.string(),
  reference: z.string(),
  site_slug: z.string(),
  dealership_id: z.string(),
  car_id: z.string(),
  lead_id: z.string(),
  holder: z.string(),
  status: z.enum(reservationStatuses),
  fee: z.number(),
  currency: z.literal("AUD"),
  provider: z.string(),
  session: z.looseObject({ id: z.string(), url: z.string() }).nullable(),
  // Reservations stored before tries were counted have none.
  attempt: z.number().default(0),
  hold_until: z.string(),
  // Reservations stored before sites had a rule have none: the dealer decided then.
  refund_rule: z.union([z.enum(["always", "ask"]), z.looseObject({ within_hours: z.number() })]).default("ask"),
  refund_request: z
    .looseObject({ at: z.string(), kept: z.looseObject({ at: z.string(), why: z.string() }).nullable() })
    .nullable()
    .default(null),
  note: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

const payment: z.ZodType<Payment> = z.looseObject({
  id: z.string(),
  token: z.string(),
  site_slug: z.string(),
  provider: z.string(),
  amount: z.number(),
  currency: z.string(),
  state: z.enum(["kept", "refund_due", "refunded"]),
  reason: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const reservationDocument = storedDocument({ name: "reservation", schema: reservation });
export const paymentDocument = storedDocument({ name: "payment", schema: payment });

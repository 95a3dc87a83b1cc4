import { z } from "zod";
import type { Tell } from "#domain/alert/alert-news.ts";
import type { RefundWhy } from "#domain/reservation/reservation.ts";
import { storedDocument } from "./stored-document.ts";

const tell = z.looseObject({
  car_id: z.string(),
  kind: z.enum(["match", "back", "drop", "gone"]),
  was: z.number().nullable(),
});

/** What a row of the outbox says of its receiver and its message. */
export type DeliveryDocument = {
  /** Addresses of a mail. */
  to?: readonly string[];
  /** The address of a webhook. */
  url?: string;
  /** The request that a mail asks to confirm. */
  request?: string;
  /** What a digest tells, by alert. */
  parts?: { alert_id: string; tells: Tell[] }[];
  refund?: RefundNote;
  /** The line of the lead's log that a mail tells of, counted from 1. */
  event?: number;
  refund_request?: RequestNote;
  /** A mail to the operator, as it is sent. */
  subject?: string;
  text?: string;
  desk?: DeskNote;
};

/**
 * What a mail to somebody of the desk is about: a row of sign_ins or of sessions. Address, link and code are found when
 * it is sent, so that none of them lies in the outbox.
 */
export type DeskNote = { about: "sign-in" | "new-device"; id: string };

/** What a mail about a refund needs; the rest is read from the lead when the mail is sent. */
export type RefundNote = {
  reference: string;
  amount: number;
  currency: string;
  why: RefundWhy;
  /** The dealer's rule refunds it because the customer cancelled. Servers that do not know it say that it has ended. */
  by?: "customer";
  reason: string;
};

/** What mails about a customer's wish for the fee need. `answer`: why the dealer keeps it; null while that is open. */
export type RequestNote = { reference: string; fee: number; currency: string; answer: string | null };

const schema: z.ZodType<DeliveryDocument> = z.looseObject({
  to: z.array(z.string()).optional(),
  url: z.string().optional(),
  request: z.string().optional(),
  parts: z.array(z.looseObject({ alert_id: z.string(), tells: z.array(tell) })).optional(),
  refund: z
    .looseObject({
      reference: z.string(),
      amount: z.number(),
      currency: z.string(),
      why: z.enum(["late", "ended", "twice", "wrong sum", "dealer"]),
      by: z.literal("customer").optional(),
      reason: z.string(),
    })
    .optional(),
  event: z.number().optional(),
  refund_request: z
    .looseObject({ reference: z.string(), fee: z.number(), currency: z.string(), answer: z.string().nullable() })
    .optional(),
  subject: z.string().optional(),
  text: z.string().optional(),
  desk: z.looseObject({ about: z.enum(["sign-in", "new-device"]), id: z.string() }).optional(),
});

export const deliveryDocument = storedDocument({ name: "delivery", schema });

/** Of a mail whose personal data was erased. */
export const blankDelivery = deliveryDocument.encode({});

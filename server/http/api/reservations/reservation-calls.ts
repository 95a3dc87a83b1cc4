import { z } from "zod";
import { reservationStatuses } from "#domain/reservation/reservation.ts";
import { answer, type Calls, problem, secretId, shape } from "#server/http/api/call.ts";
import { idempotencyKey, submission } from "#server/http/api/leads/lead-calls.ts";
import { sandboxChoices } from "./sandbox-page.ts";

const text = z.string();
const path = z.object({ token: secretId });

const reserved = shape(
  "Reserved",
  z.object({
    reservation: z.object({
      token: text.describe("Whoever knows it may see the reservation and pay for it."),
      reference: text,
      status: z.enum(reservationStatuses),
      fee: z.number(),
      currency: z.literal("AUD"),
      hold_until: z.iso.datetime(),
      car_id: text,
      lead_id: text,
    }),
    pay_url: text.nullable().describe("Where to pay; null when there is nothing left to pay."),
    page_url: text.describe("The customer's own page, which says how it stands."),
    lead: z.object({ id: text }),
  }),
);
const unknown = problem("No such reservation on this site.");
const currentState = answer("The current state.", reserved);
const page = { type: "text/html", schema: text };

/** The calls of a checkout. */
export const reservationCalls: Calls = {
  "POST /api/reservations": {
    summary: "Hold a car for 15 minutes and open the page where its fee is paid",
    headers: z.object({ "Idempotency-Key": idempotencyKey }),
    body: submission,
    answers: {
      201: answer("Held. Send the customer on to pay_url.", reserved),
      400: problem("The body is not JSON, or holds no lead."),
      409: problem("Somebody else has the car, or it cannot be reserved online. Nothing was charged."),
      422: problem("Fields are missing or wrong, or the captcha was refused."),
      429: problem("Too many holds from one address."),
      503: problem("The payment provider does not answer. The car stays held; send it again."),
    },
  },
  "GET /api/reservations/{token}": {
    summary: "How a reservation stands",
    path,
    answers: { 200: currentState, 404: unknown },
  },
  "POST /api/reservations/{token}/pay": {
    summary: "Go on paying for a hold",
    path,
    answers: { 200: currentState, 404: unknown, 503: problem("The provider does not answer.") },
  },
  "POST /api/reservations/{token}/cancel": {
    summary: "Give the car back",
    path,
    answers: { 200: currentState, 404: unknown },
  },
  "GET /api/reservations/{token}/calendar.ics": {
    summary: "The day of the handover as a file for a calendar, once it is paid",
    path,
    answers: { 200: answer("A calendar.", { type: "text/calendar", schema: text }), 404: unknown },
  },
  "POST /api/payments/{provider}/webhook": {
    summary: "A signed notice of the payment provider",
    path: z.object({ provider: z.enum(["sandbox", "stripe"]) }),
    body: z.looseObject({}),
    answers: {
      200: answer("Taken note of.", z.object({ received: z.literal(true), status: text.optional() })),
      400: problem("The signature is wrong or too old."),
      404: problem("Another provider, or no such reservation."),
      413: problem("More than 256 kB."),
    },
  },
  "GET /api/payments/sandbox/pay": {
    summary: "The page where play money is paid, on sites whose provider is the sandbox",
    query: z.object({ session: text, declined: z.literal("1").optional() }),
    answers: {
      200: answer("The page.", page),
      303: answer("The reservation is paid or over: to its own page."),
      404: answer("No such payment.", { type: "text/plain", schema: text }),
    },
  },
  "POST /api/payments/sandbox/pay": {
    summary: "The answer of that page's form",
    body: {
      type: "application/x-www-form-urlencoded",
      schema: z.object({ session: text, choice: z.enum(Object.keys(sandboxChoices) as [string, ...string[]]) }),
    },
    answers: {
      303: answer("To the page that follows."),
      404: answer("No such payment.", { type: "text/plain", schema: text }),
    },
  },
};

import { z } from "zod";
import { phoneEvent, trackingBatch } from "#domain/tracking/tracking-event.ts";
import { cspReport } from "#server/http/api/csp-reports.ts";
import { reportPath } from "#server/pages/content-security.ts";
import { answer, type Calls, problem } from "#server/http/api/call.ts";

const text = z.string();
const tooLong = problem("More than 1 kB.");
const noRoom = problem("The disk has no room for events.");
const tooManyEvents = problem("Too many events from one address.");

/** Calls of areas that have one or two. */
export const otherCalls: Calls = {
  "POST /api/events": {
    summary: "What happened on pages, without personal data",
    body: trackingBatch,
    answers: {
      204: answer("Counted."),
      400: problem("The body is no list of events."),
      413: problem("More than 32 kB."),
      429: tooManyEvents,
      503: noRoom,
    },
  },
  "POST /api/events/phone_reveal": {
    summary: "A visitor asks for the number of a car's dealer",
    body: phoneEvent,
    answers: {
      200: answer("The number.", z.object({ phone: text })),
      400: problem("The body has another shape."),
      404: problem("No such car on this site."),
      413: tooLong,
    },
  },
  "POST /api/events/car_phone_call": {
    summary: "A visitor dials that number",
    body: phoneEvent,
    answers: {
      204: answer("Counted."),
      400: problem("The body has another shape."),
      404: problem("No such car on this site."),
      413: tooLong,
      429: tooManyEvents,
      503: noRoom,
    },
  },
  "GET /api/cars/{id}/finance-disclaimer": {
    summary: "What has to be said with the finance estimate of one car",
    path: z.object({ id: text }),
    answers: {
      200: answer(
        "The lender's words for this car, its rates, and the site's comparison rate warning.",
        z.object({
          car_id: text,
          lender: text,
          interestRate: z.number().describe("Percent a year."),
          comparisonRate: z.number().describe("Percent a year, for the loan of comparison_basis."),
          comparison_basis: z.object({ amount: z.number(), years: z.number() }),
          disclaimer: text,
          warning: text,
          credit_licence: text.nullable(),
        }),
      ),
      404: problem("No such car on this site, or no finance is offered for it."),
    },
  },
  "GET /api/geocode": {
    summary: "Where a postcode is",
    query: z.object({ postcode: text }),
    answers: {
      200: answer("Its middle.", z.object({ lat: z.number(), long: z.number() })),
      404: problem("Invalid postcode."),
    },
  },
  "GET /api/reviews/snap21": {
    summary: "The rating of the site's organisation, for the widget of reviews",
    query: z.object({ orgId: text }),
    answers: {
      200: answer(
        "The rating, and its stars as markup.",
        z.object({ rating: z.object({ avgStarRating: z.number(), reviewCount: z.int() }), stars: text }),
      ),
      400: problem("No orgId."),
      404: problem("No reviews of this organisation here."),
    },
  },
  [`POST ${reportPath}` as const]: {
    summary: "A browser reports what the content security policy stopped",
    body: { type: "application/csp-report", schema: cspReport },
    answers: { 204: answer("Counted."), 400: answer("No report."), 413: answer("More than 16 kB.") },
  },
  "GET /api/openapi.json": {
    summary: "This description for programs",
    answers: { 200: answer("OpenAPI 3.1.", z.looseObject({ openapi: text })) },
  },
  "GET /api/docs": {
    summary: "This description for people",
    answers: { 200: answer("A page without script.", { type: "text/html", schema: text }) },
  },
};

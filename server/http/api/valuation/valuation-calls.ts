import { z } from "zod";
import { registrationPlaces } from "#domain/country/countries.ts";
import { answer, type Answer, type Call, type Calls, problem } from "#server/http/api/call.ts";
import { adjustmentBody, plateBody, resultBody, valuationBody } from "./valuation-bodies.ts";

const text = z.string();
const sample = z.boolean().describe("The platform's own stand-in answered, because no service is configured.");
const vehicle = z.object({
  make: text,
  model: text,
  year: z.int(),
  badge: text,
  series: text,
  body: text,
  fuel: text,
  transmission: text,
  sample,
});
const history = z.object({
  rego: text,
  regoState: text,
  vin: text,
  make: text,
  model: text,
  year: z.int(),
  registrationExpiry: z.iso.date().nullable(),
  writtenOff: z.boolean(),
  stolen: z.boolean(),
  financeOwing: z.boolean().nullable().describe("Null where the register does not say."),
  checkedAt: z.iso.datetime(),
  sample,
});
const range = z.union([
  z.object({ id: text, low: z.int(), high: z.int(), basis: text, sample, date: z.iso.date() }),
  z.object({
    id: text,
    estimate: z.null(),
    reason: z.enum(["stolen", "written-off", "too-old", "too-far", "too-few"]),
    message: text,
    sample,
    date: z.iso.date(),
  }),
]);
const refusals = {
  400: problem("The body is not a JSON object."),
  404: problem("No such vehicle, no such valuation on this site, or the site values no vehicles."),
  413: problem("More than 16 kB."),
  422: problem("Fields are missing or wrong."),
  429: problem("Too many calls from one address."),
};
const call = (summary: string, body: z.ZodType, done: Record<number, Answer>): Call => ({
  summary,
  body,
  answers: { ...done, ...refusals },
});
const away = { 503: problem("The register does not answer. Nobody waits longer than three seconds.") };
const lookup = (summary: string): Call =>
  call(summary, plateBody(registrationPlaces), { 200: answer("The vehicle.", vehicle), ...away });

/** The calls of the trade-in journey. */
export const valuationCalls: Calls = {
  "POST /api/rego-lookup": lookup("The vehicle behind a registration"),
  "POST /api/simple-autograb-lookup": lookup("The same, under its older name"),
  "POST /api/nevdis": call("History of a vehicle", plateBody(registrationPlaces), {
    200: answer("What the register says.", history),
    ...away,
  }),
  "POST /api/valuations": call(
    "Value a vehicle, by its registration or by make, model and year",
    valuationBody(registrationPlaces),
    {
      201: answer("A range, or why there is none.", range),
      ...away,
    },
  ),
  "PUT /api/valuations": call("Adjust a valuation by answers about the vehicle's condition", adjustmentBody, {
    200: answer("The adjusted range.", range),
  }),
  "POST /api/miscellaneous": call("Save the result of a valuation, on sites that ask for it", resultBody, {
    200: answer("Whether it was saved; a failure is only logged.", z.object({ saved: z.boolean() })),
  }),
};

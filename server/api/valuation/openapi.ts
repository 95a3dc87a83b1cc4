import { adjustmentQuestions } from "#domain/valuation/adjustment.ts";

const text = { type: "string" } as const;
const whole = { type: "integer" } as const;
const truth = { type: "boolean" } as const;
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: "object",
  properties,
  required,
});
const answer = (description: string, schema: object) => ({ description, ...json(schema) });
const problem = (description: string) => answer(description, { $ref: "#/components/schemas/Problem" });

const plate = object({ rego: text, regoState: text }, ["rego", "regoState"]);
const vehicle = {
  make: text,
  model: text,
  year: whole,
  badge: text,
  series: text,
  body: text,
  fuel: text,
  transmission: text,
};
const sample = { ...truth, description: "The platform's own stand-in answered, because no service is configured." };
const answers = object(
  Object.fromEntries(adjustmentQuestions.map(({ id, answers }) => [id, { enum: answers.map(({ value }) => value) }])),
);
const range = {
  oneOf: [
    object({ id: text, low: whole, high: whole, basis: text, sample, date: text }),
    object({
      id: text,
      estimate: { type: "null" },
      reason: { enum: ["stolen", "written-off", "too-old", "too-far", "too-few"] },
      message: text,
      sample,
      date: text,
    }),
  ],
};
const refusals = {
  "404": problem("No such vehicle, no such valuation on this site, or the site values no vehicles."),
  "422": problem("Fields are missing or wrong."),
  "429": problem("Too many calls from one address."),
};
const call = (summary: string, body: object, done: Record<string, object>) => ({
  summary,
  requestBody: { required: true, ...json(body) },
  responses: { ...done, ...refusals },
});
const away = { "503": problem("The register does not answer. Nobody waits longer than three seconds.") };
const lookup = (summary: string) =>
  call(summary, plate, { "200": answer("The vehicle.", object({ ...vehicle, sample })), ...away });

/** The calls of the trade-in journey. */
export const valuationPaths = {
  "/api/rego-lookup": { post: lookup("The vehicle behind a registration") },
  "/api/simple-autograb-lookup": { post: lookup("The same, under its older name") },
  "/api/nevdis": {
    post: call("History of a vehicle", plate, {
      "200": answer(
        "What the register says.",
        object({
          rego: text,
          regoState: text,
          vin: text,
          make: text,
          model: text,
          year: whole,
          registrationExpiry: { type: ["string", "null"], format: "date" },
          writtenOff: truth,
          stolen: truth,
          financeOwing: { type: ["boolean", "null"], description: "Null where the register does not say." },
          checkedAt: { type: "string", format: "date-time" },
          sample,
        }),
      ),
      ...away,
    }),
  },
  "/api/valuations": {
    post: call(
      "Value a vehicle, by its registration or by make, model and year",
      object({ rego: text, regoState: text, km: whole, ...vehicle, adjustmentAnswers: answers }, ["km"]),
      { "201": answer("A range, or why there is none.", range), ...away },
    ),
    put: call(
      "Adjust a valuation by answers about the vehicle's condition",
      object({ id: text, adjustmentAnswers: answers }, ["id", "adjustmentAnswers"]),
      { "200": answer("The adjusted range.", range) },
    ),
  },
  "/api/miscellaneous": {
    post: call(
      "Save the result of a valuation, on sites that ask for it",
      object({ column_name: { const: "valuation" }, result: object({ id: text }, ["id"]) }, ["column_name", "result"]),
      { "200": answer("Whether it was saved; a failure is only logged.", object({ saved: truth })) },
    ),
  },
};

import { valuationPaths } from "#server/api/valuation/openapi.ts";
import { categories } from "#domain/lead/categories.ts";
import { reservationPaths, reservationSchemas } from "#server/api/reservations/openapi.ts";
import { stockPaths } from "#server/api/stock/openapi.ts";
import { formIds } from "#domain/form/forms.ts";
import { financePaths, financeSchemas } from "#server/api/finance/openapi.ts";

const text = { type: "string" } as const;
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (description: string, schema: object) => ({ description, ...json(schema) });
const problems = {
  "400": answer("The body is not JSON, or holds no lead, or the key is malformed.", ref("Problem")),
  "403": answer("The call comes from a page of another site.", ref("Problem")),
  "409": answer("The lead is complete already, or the chosen test-drive time was taken.", ref("Problem")),
  "413": answer("More than 64 kB.", ref("Problem")),
  "422": answer(
    "Fields are missing or wrong, the captcha was refused, or the key stands for another body.",
    ref("Problem"),
  ),
  "429": answer("Too many sends from one address.", ref("Problem")),
  "503": answer("The lead could not be stored. Nothing was kept; send it again with the same key.", ref("Problem")),
};
const key = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Made anew for each send, and again when the body changes. A send that was not acknowledged may be repeated with its key: it is kept once.",
  schema: { type: "string", pattern: "^[\\w.-]{8,128}$" },
};
const leadId = { name: "lead_id", in: "path", required: true, schema: { type: "string", pattern: "^[0-9a-f]{32}$" } };
const body = { required: true, ...json(ref("Submission")) };

const create = (summary: string) => ({
  summary,
  parameters: [key],
  requestBody: body,
  responses: { "201": answer("Kept.", ref("Kept")), ...problems },
});
const update = (summary: string) => ({
  summary,
  parameters: [leadId, key],
  requestBody: body,
  responses: {
    "200": answer("Kept.", ref("Kept")),
    "404": answer("No such lead on this site, or it is older than 24 hours.", ref("Problem")),
    ...problems,
  },
});

const files = {
  type: "array",
  maxItems: 10,
  items: { type: "string", contentMediaType: "application/octet-stream" },
  description:
    "JPEG, PNG, WebP, HEIC or PDF by their bytes; at most 10, of 10 MB each. Any part with a file name is one.",
};
const withFiles = (summary: string) => ({
  summary,
  parameters: [key],
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          description:
            "The part `lead` holds the body of POST /api/leads as JSON; or each field is a part of its own. A lead that was begun is named by `lead_id` inside `lead`.",
          properties: { lead: { ...text, contentMediaType: "application/json" }, form: text, captcha: text, files },
          additionalProperties: true,
        },
      },
    },
  },
  responses: {
    "201": answer("Kept, with its files.", ref("Kept")),
    "200": answer("The lead that was begun is kept, with its files.", ref("Kept")),
    ...problems,
    "408": answer("The files stopped arriving.", ref("Problem")),
    "413": answer("A file, or all of them together, are too large.", ref("Problem")),
    "415": answer("Not multipart/form-data.", ref("Problem")),
    "422": answer("A file is not one of these kinds, is damaged, or fields are missing or wrong.", ref("Problem")),
  },
});
const signed = (name: string) => ({ name, in: "query", required: true, schema: text });

/** OpenAPI 3.1: the lead calls of a site, under its own host. */
export const leadsOpenApi = {
  openapi: "3.1.0",
  info: {
    title: "Forecourt: leads",
    version: "1",
    description: "Calls of a dealership's own pages. Calls that change something have to come from the same site.",
  },
  paths: {
    "/api/leads": { post: create("Create a lead, or send the first step of one") },
    "/api/leads/{lead_id}": { put: update("Send a further step of an Incomplete lead") },
    "/api/subscribe": {
      post: { ...create("Join the mailing list"), requestBody: { required: true, ...json(ref("SignUp")) } },
    },
    "/mock/leads": { post: create("Answers like the real call and stores nothing") },
    "/mock/leads/{lead_id}": { put: update("Answers like the real call and stores nothing") },
    "/api/leads/with-files": { post: withFiles("Create or complete a lead with files") },
    "/mock/leads/with-files": { post: withFiles("Answers like the real call and stores nothing") },
    "/api/carClarityCustomer": {
      post: {
        ...create("Keep a form and forward it to the site's car-clarity address"),
        description:
          "Takes the form's data as it is, or inside `lead`. A later step sends its `lead_id` along. A site without such an address answers 422: Unknown destination: car-clarity.",
      },
    },
    "/files/{lead_id}/{file_id}": {
      get: {
        summary: "A file of a lead, by a signed link that is good for 30 days",
        parameters: [leadId, { ...leadId, name: "file_id" }, signed("until"), signed("key")],
        responses: {
          "200": { description: "The file, to be saved." },
          "403": { description: "The link is not valid, or not any more." },
          "404": { description: "The file was erased." },
        },
      },
    },
    ...valuationPaths,
    ...stockPaths,
    "/api/appointments": {
      get: {
        summary: "Free test-drive times of one location on one date",
        parameters: [
          { name: "location_id", in: "query", required: true, schema: text },
          { name: "date", in: "query", required: true, schema: { type: "string", format: "date" } },
        ],
        responses: {
          "200": answer("Half hours by the location's own clock.", ref("Appointments")),
          "404": answer("No such location, or no bookings on this site.", ref("Problem")),
          "422": answer("Not a date.", ref("Problem")),
        },
      },
    },
    ...reservationPaths,
    ...financePaths,
    "/api/captcha/challenge": {
      get: {
        summary: "A challenge for the ALTCHA widget; solved, it goes with the first send",
        responses: {
          "200": answer("A challenge.", ref("Challenge")),
          "404": answer("This site uses another captcha, or none.", ref("Problem")),
        },
      },
    },
  },
  components: {
    schemas: {
      ...reservationSchemas,
      Submission: {
        type: "object",
        required: ["lead"],
        properties: {
          form: { enum: formIds, description: "Which form it comes from; decides which fields are required." },
          lead: ref("Lead"),
          captcha: { ...text, description: "The solution; only the first send of a lead needs it." },
          filled_ms: { type: "number", description: "How long the form was being filled in." },
        },
      },
      SignUp: {
        type: "object",
        required: ["email"],
        properties: { email: { type: "string", format: "email" }, first_name: text, captcha: text },
        additionalProperties: true,
      },
      Lead: {
        type: "object",
        description:
          "The form's own fields and those named here are taken. Others are stored apart, unchecked, for the dealer to read: at most 120 in all, of 5,000 characters each. Fields that the server owns, such as reservation or valuation, are never taken.",
        properties: {
          name: text,
          first_name: text,
          last_name: text,
          email: { type: "string", format: "email" },
          phone: text,
          postcode: text,
          message: text,
          category: { enum: categories },
          page_id: text,
          manufacturer_slug: text,
          opt_in: { type: "boolean" },
          car_id: text,
          location_id: text,
          booking_date_time: { ...text, description: "One of the times of /api/appointments." },
          url: text,
          visited_pages: { type: "array", items: text },
          linked_query_params: { type: "object", additionalProperties: text },
          lead_status: { enum: ["Incomplete", "Complete"] },
          form_completed: { type: "boolean" },
          step_number: { type: "integer", minimum: 0 },
          skipped_steps: {
            type: "array",
            items: { type: "object", properties: { from: { type: "integer" }, to: { type: "integer" } } },
          },
        },
        additionalProperties: true,
      },
      Kept: { type: "object", properties: { lead: { type: "object", properties: { id: text } } } },
      Problem: {
        type: "object",
        required: ["error"],
        properties: { error: text, fields: { type: "object", additionalProperties: text } },
      },
      Appointments: {
        type: "object",
        properties: { location_id: text, date: text, time_zone: text, slots: { type: "array", items: text } },
      },
      ...financeSchemas,
      Challenge: {
        type: "object",
        properties: {
          algorithm: { const: "SHA-256" },
          challenge: text,
          maxnumber: { type: "integer" },
          salt: text,
          signature: text,
        },
      },
    },
  },
};

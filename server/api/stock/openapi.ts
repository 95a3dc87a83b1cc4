import { MOST_PUSHED } from "#domain/feed/push-body.ts";

const text = { type: "string" } as const;
const answer = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });
const problem = (description: string) => answer(description, { $ref: "#/components/schemas/Problem" });
const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: text,
});
const cars = (description: string) => ({
  type: "array",
  maxItems: MOST_PUSHED,
  description,
  items: { type: "object", additionalProperties: true },
});
const leaving = (description: string) => ({
  type: "array",
  maxItems: MOST_PUSHED,
  description,
  items: { oneOf: [text, { type: "object", additionalProperties: text }] },
});
const body = {
  type: "object",
  additionalProperties: false,
  description: `At most ${MOST_PUSHED} cars in all.`,
  properties: {
    cars: cars(
      "Cars under the platform's own names of fields, whole: stocknum, make, model, year, price, km, images …",
    ),
    rows: cars("Cars under the columns of the dealership's feed, read by its mapping. Instead of `cars`."),
    sold: leaving("Keys of cars that are sold, usually their stock numbers."),
    remove: leaving("Keys of cars that are to be shown no longer."),
  },
};
const taken = {
  type: "object",
  properties: {
    dealership: text,
    counts: { type: "object", additionalProperties: { type: "integer" } },
    notes: { type: "array", items: text },
    findings: {
      type: "array",
      items: {
        type: "object",
        properties: {
          line: { type: "integer", description: "The place in its list, from 1." },
          vehicle: text,
          column: text,
          value: text,
          reason: text,
          done: { enum: ["taken", "mended", "skipped"] },
        },
      },
    },
    repeated: { type: "boolean", description: "This webhook-id was taken before; nothing was done again." },
  },
};

export const stockPaths = {
  "/api/stock": {
    post: {
      summary: "Push cars of a dealership",
      description:
        "From a dealer's own system, signed as Standard Webhooks with the dealership's key (`forecourt stock key`). Pages show the change when the answer comes.",
      parameters: [
        header("stock-key", "The id of the key."),
        header(
          "webhook-id",
          "Made anew for each push: 8 to 128 letters, digits, _ . or -. The same id may be sent again.",
        ),
        header("webhook-timestamp", "Seconds since 1970; at most five minutes off."),
        header(
          "webhook-signature",
          "`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the key.",
        ),
      ],
      requestBody: { required: true, content: { "application/json": { schema: body } } },
      responses: {
        "200": answer("Taken, as far as findings do not say otherwise.", taken),
        "400": problem("The body is not JSON."),
        "401": problem("Unknown or ended key, wrong signature, or signed too long ago."),
        "403": problem("The key belongs to no dealership of this site."),
        "409": problem("Another push had this webhook-id."),
        "413": problem("More than 2 MB."),
        "422": problem("The body is no push, or no car of it could be taken."),
        "429": problem("Too many pushes from one address."),
        "503": problem("An import of this stock is running. Send it again after Retry-After seconds."),
      },
    },
  },
} as const;

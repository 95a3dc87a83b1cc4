const text = { type: "string" } as const;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (description: string, schema: object) => ({
  description,
  content: { "application/json": { schema } },
});
const token = { name: "token", in: "path", required: true, schema: { type: "string", pattern: "^[0-9a-f]{32}$" } };
const unknown = answer("No such reservation on this site.", ref("Problem"));
const currentState = answer("How it stands.", ref("Reserved"));

/** The calls of a checkout, as a part of the document of all calls. */
export const reservationPaths = {
  "/api/reservations": {
    post: {
      summary: "Hold a car for 15 minutes and open the page where its fee is paid",
      parameters: [{ name: "Idempotency-Key", in: "header", schema: { type: "string", pattern: "^[\\w.-]{8,128}$" } }],
      requestBody: { required: true, content: { "application/json": { schema: ref("Submission") } } },
      responses: {
        "201": answer("Held. Send the customer on to pay_url.", ref("Reserved")),
        "400": answer("The body is not JSON, or holds no lead.", ref("Problem")),
        "409": answer(
          "Somebody else has the car, or it cannot be reserved online. Nothing was charged.",
          ref("Problem"),
        ),
        "422": answer("Fields are missing or wrong, or the captcha was refused.", ref("Problem")),
        "429": answer("Too many holds from one address.", ref("Problem")),
        "503": answer("The payment provider does not answer. The car stays held; send it again.", ref("Problem")),
      },
    },
  },
  "/api/reservations/{token}": {
    get: {
      summary: "How a reservation stands",
      parameters: [token],
      responses: { "200": currentState, "404": unknown },
    },
  },
  "/api/reservations/{token}/pay": {
    post: {
      summary: "Go on paying for a hold",
      parameters: [token],
      responses: {
        "200": currentState,
        "404": unknown,
        "503": answer("The provider does not answer.", ref("Problem")),
      },
    },
  },
  "/api/reservations/{token}/cancel": {
    post: { summary: "Give the car back", parameters: [token], responses: { "200": currentState, "404": unknown } },
  },
  "/api/reservations/{token}/calendar.ics": {
    get: {
      summary: "The day of the handover as a file for a calendar, once it is paid",
      parameters: [token],
      responses: {
        "200": { description: "A calendar.", content: { "text/calendar": { schema: text } } },
        "404": unknown,
      },
    },
  },
  "/api/payments/{provider}/webhook": {
    post: {
      summary: "A signed notice of the payment provider",
      parameters: [{ name: "provider", in: "path", required: true, schema: { enum: ["sandbox", "stripe"] } }],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        "200": answer("Taken note of.", { type: "object", properties: { received: { const: true }, status: text } }),
        "400": answer("The signature is wrong or too old.", ref("Problem")),
        "404": answer("Another provider, or no such reservation.", ref("Problem")),
      },
    },
  },
};

export const reservationSchemas = {
  Reserved: {
    type: "object",
    required: ["reservation", "pay_url", "page_url", "lead"],
    properties: {
      reservation: {
        type: "object",
        properties: {
          token: { ...text, description: "Whoever knows it may see the reservation and pay for it." },
          reference: text,
          status: { enum: ["pending", "paid", "expired", "cancelled", "refunded"] },
          fee: { type: "number" },
          currency: { const: "AUD" },
          hold_until: { type: "string", format: "date-time" },
          car_id: text,
          lead_id: text,
        },
      },
      pay_url: { type: ["string", "null"], description: "Where to pay; null when there is nothing left to pay." },
      page_url: { ...text, description: "The customer's own page, which says how it stands." },
      lead: { type: "object", properties: { id: text } },
    },
  },
};

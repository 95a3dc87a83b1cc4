const text = { type: "string" } as const;
const number = { type: "number" } as const;

/** The finance part of the leads' OpenAPI document. */
export const financePaths = {
  "/api/cars/{id}/finance-disclaimer": {
    get: {
      summary: "What has to be said with the finance estimate of one car",
      parameters: [{ name: "id", in: "path", required: true, schema: text }],
      responses: {
        "200": {
          description: "The lender's words for this car, its rates, and the site's comparison rate warning.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/FinanceDisclaimer" } } },
        },
        "404": {
          description: "No such car on this site, or no finance is offered for it.",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  },
};

export const financeSchemas = {
  FinanceDisclaimer: {
    type: "object",
    properties: {
      car_id: text,
      lender: text,
      interestRate: { ...number, description: "Percent a year." },
      comparisonRate: { ...number, description: "Percent a year, for the loan of comparison_basis." },
      comparison_basis: { type: "object", properties: { amount: number, years: number } },
      disclaimer: text,
      warning: text,
      credit_licence: { type: ["string", "null"] },
    },
  },
};

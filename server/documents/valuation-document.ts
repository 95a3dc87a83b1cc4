import { z } from "zod";
import type { Valuation } from "#domain/valuation/valuation.ts";
import { storedDocument } from "./stored-document.ts";

const schema: z.ZodType<Valuation> = z.looseObject({
  id: z.string(),
  rego: z.string(),
  regoState: z.string(),
  km: z.number(),
  vehicle: z.looseObject({
    make: z.string(),
    model: z.string(),
    year: z.number(),
    badge: z.string(),
    series: z.string(),
    body: z.string(),
    fuel: z.string(),
    transmission: z.string(),
  }),
  onSale: z.looseObject({ make: z.string(), model: z.string() }).optional(),
  adjustmentAnswers: z.record(z.string(), z.string()),
  base: z.looseObject({ low: z.number(), high: z.number(), similar: z.number().nullable() }).nullable(),
  reason: z.enum(["stolen", "written-off", "too-old", "too-far", "too-few"]).nullable(),
  limits: z.looseObject({ years: z.number(), km: z.number() }).optional(),
  wider: z.string().optional(),
  sample: z.boolean(),
  register: z
    .union([
      z.enum(["unknown", "no-answer"]),
      z.looseObject({
        writtenOff: z.boolean(),
        stolen: z.boolean(),
        financeOwing: z.boolean().nullable(),
        registrationExpiry: z.string().nullable(),
        checkedAt: z.string(),
        sample: z.boolean(),
      }),
    ])
    .optional(),
  created_at: z.string(),
  result: z.unknown().optional(),
});

export const valuationDocument = storedDocument({ name: "valuation", schema });

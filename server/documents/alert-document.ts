import { z } from "zod";
import type { AlertSubject, AlertWants } from "#domain/alert/alert.ts";
import { allSorts } from "#domain/search/sort-orders.ts";
import { storedDocument } from "./stored-document.ts";

/** The subject of an alert, and the page where it was requested. */
export type AlertDetails = { subject: AlertSubject; wants: AlertWants; page: string };

const search = z.looseObject({
  refinements: z.record(z.string(), z.array(z.string())),
  ranges: z.record(z.string(), z.looseObject({ min: z.number().nullable(), max: z.number().nullable() })),
  // Alerts that were stored before searches had exclusions, budgets and places have none.
  excluded: z.record(z.string(), z.array(z.string())).default({}),
  budget: z
    .looseObject({
      repayment: z.number(),
      period: z.enum(["weekly", "fortnightly", "monthly"]),
      deposit: z.number(),
      tradeIn: z.number(),
    })
    .nullable()
    .default(null),
  near: z.looseObject({ place: z.string(), km: z.number().nullable() }).nullable().default(null),
  query: z.string(),
  sortBy: z.enum(allSorts),
  page: z.number(),
});

const schema: z.ZodType<AlertDetails> = z.looseObject({
  subject: z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("search"), state: search }),
    z.looseObject({ kind: z.literal("car"), car_id: z.string(), name: z.string() }),
  ]),
  wants: z.looseObject({ matches: z.boolean(), drops: z.boolean(), back: z.boolean() }),
  page: z.string(),
});

export const alertDocument = storedDocument({ name: "alert", schema });

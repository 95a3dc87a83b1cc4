import { z } from "zod";
import { line } from "#site/primitives.ts";

const plan = z.strictObject({
  /** In addresses: /cars/…?plan=3-months. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens"),
  /** A length that reads well after "for": "3 months". */
  name: line,
  /** What the total counts. */
  weeks: z.number().int().min(1).max(520),
  /** Of the car's weekly price: 100 is that price, 90 a tenth less. */
  percent: z.number().min(1).max(300),
  km_per_week: z.number().int().min(1),
  /** What else this plan gives. */
  text: line.nullable().default(null),
});

/** Lengths that a subscription is sold for (spec 4.3.8). */
export const subscriptionPlans = z
  .strictObject({
    plans: z.array(plan).min(1).max(8),
    /** Paid once and part of the total. */
    setup_fee: z.number().min(1).nullable().default(null),
    /** Given back at the end, and no part of the total. */
    bond: z.number().min(1).nullable().default(null),
    extra_km_price: z.number().min(0.01).nullable().default(null),
    /** From the day of the request to the earliest start. */
    days_to_prepare: z.number().int().min(0).max(60).default(1),
  })
  .refine(({ plans }) => plans.some(({ percent }) => percent === 100), {
    path: ["plans"],
    message: "one plan has percent 100: lists, filters and orders show its price",
  })
  .refine(({ plans }) => new Set(plans.flatMap(({ id, name }) => [`id ${id}`, name])).size === plans.length * 2, {
    path: ["plans"],
    message: "two plans have the same id or name",
  });

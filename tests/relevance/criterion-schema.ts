import { z } from "zod";

// What a judge may say about a vehicle: documented facts, never the id of a vehicle.

const words = z.union([z.string(), z.array(z.string())]);
const span = z.union([z.number(), z.strictObject({ min: z.number().optional(), max: z.number().optional() })]);

const plain = z.strictObject({
  /** "Mazda 3": make and model. */
  model: words.optional(),
  make: words.optional(),
  /** Of market-classes.yaml. */
  class: words.optional(),
  type: words.optional(),
  item: words.optional(),
  body: words.optional(),
  drive: words.optional(),
  fuel: words.optional(),
  gearbox: words.optional(),
  stock: words.optional(),
  category: words.optional(),
  /** The name, city or state of its yard. */
  place: words.optional(),
  /** Any of these is part of the vehicle's text. */
  colour: words.optional(),
  badge: words.optional(),
  engine: words.optional(),
  /** All of these. */
  features: words.optional(),
  facts: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  price: span.optional(),
  weekly: span.optional(),
  km: span.optional(),
  year: span.optional(),
  seats: span.optional(),
  /** Kilometres that an electric vehicle drives on its battery. */
  range: span.optional(),
  litres: span.optional(),
  attributes: z.record(z.string(), span).optional(),
});

export const orders = ["cheapest", "dearest", "newest", "oldest", "least driven", "latest arrival"] as const;

const excepted = plain.extend({ not: z.union([plain, z.array(plain)]).optional() });

export const criterion = excepted.extend({
  /** Only the first of those that meet everything else. */
  first: z.strictObject({ count: z.number().int().positive(), of: z.enum(orders) }).optional(),
});

export type OneOrMore<T> = T | readonly T[];
export type Span = z.output<typeof span>;
export type Criterion = Omit<z.output<typeof criterion>, "first">;
export type RankedCriterion = z.output<typeof criterion>;

import { z } from "zod";
import { mappingSchema } from "./mapping.ts";
import { vanishedSchema } from "./vanished.ts";

/** How a dealership's stock comes in, day after day. */
export const stockSourceSchema = z.strictObject({
  /** A file, a folder, or an address with https:// or sftp://. Null: the stock is pushed, or written by hand. */
  source: z.string().min(1).nullable().default(null),
  /** A file of the folder mappings/, or the mapping itself. */
  mapping: z
    .union([z.string().min(1), mappingSchema])
    .nullable()
    .default(null),
  /** How often the server fetches it. */
  every: z
    .string()
    .regex(/^\d{1,3}(?:m|h)$/, 'write how often as "30m" or "24h"')
    .default("24h"),
  vanished: vanishedSchema.prefault({}),
  /** A run that would take away a larger share of the cars stops and says so. */
  max_removed_percent: z.number().min(0).max(100).default(20),
  /** The operator gets one mail when no run has succeeded for so long. */
  silent_after_hours: z
    .number()
    .min(1)
    .max(24 * 60)
    .default(48),
  /** Raise it to make the dealership's push key void and get another. Null: nothing can be pushed. */
  push_key: z.number().int().min(1).nullable().default(null),
});
export type StockSource = z.output<typeof stockSourceSchema>;

export function everyMs(every: string): number {
  return Number.parseInt(every, 10) * (every.endsWith("h") ? 3_600_000 : 60_000);
}

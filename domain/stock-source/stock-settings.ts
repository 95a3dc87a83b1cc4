import { z } from "zod";
import type { Mapping } from "#domain/feed/mapping.ts";
import { maxLostPercent } from "#domain/feed/lost-fields.ts";
import { vanishedSchema } from "#domain/feed/vanished.ts";
import { duration } from "./duration.ts";

/** `stock` in a dealership's file: where its feed is, and how often it is fetched. */
export const stockSettings = z.strictObject({
  source: z.string({ error: "name a file, a folder, or an address with https:// or sftp://" }),
  /** A file beside the dealership's own; `<slug>.mapping.yaml` unless told. */
  mapping: z
    .string()
    .regex(/^[\w.-]+\.mapping\.yaml$/, "name a file in this folder whose name ends in .mapping.yaml")
    .optional(),
  every: duration("5m", "7d"),
  vanished: vanishedSchema.prefault({}),
  /** A run that would take away a larger share of the cars stops. */
  max_removed_percent: z.number().min(0).max(100).default(20),
  /** A run that would take a field from a larger share of the cars, or change it implausibly, stops; 100: none does. */
  max_lost_percent: maxLostPercent,
  /** How long runs may fail before a mail is sent. */
  tell_after: duration("5m", "90d").prefault("24h"),
  /** How long a feed may stay unchanged before a mail is sent; null: no limit. */
  silent_after: duration("1h", "90d").nullable().prefault("7d"),
  /** Receivers of these mails; OPERATOR_EMAIL by default. */
  mail_to: z.array(z.email()).max(10).default([]),
});

export type StockSettings = z.output<typeof stockSettings>;

/** A source as the store keeps it: with its mapping, so that any server can run it. */
export type StockSource = Omit<StockSettings, "mapping"> & { mapping: Mapping };

import { z } from "zod";
import type { Finding } from "#domain/feed/finding.ts";
import { maxLostPercent } from "#domain/feed/lost-fields.ts";
import { mappingSchema } from "#domain/feed/mapping.ts";
import type { FieldShare, ImportCounts, ImportReport } from "#domain/feed/report.ts";
import { vanishedSchema } from "#domain/feed/vanished.ts";
import type { LastFeed } from "#domain/stock-source/last-feed.ts";
import type { RunOutcome, SourceState } from "#domain/stock-source/source-state.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import { storedDocument } from "./stored-document.ts";

/** Spans are milliseconds here, and words such as `6h` in a dealership's file. */
const source: z.ZodType<StockSource> = z.looseObject({
  source: z.string(),
  mapping: mappingSchema,
  every: z.number(),
  vanished: vanishedSchema,
  max_removed_percent: z.number(),
  max_lost_percent: maxLostPercent,
  tell_after: z.number(),
  silent_after: z.number().nullable(),
  mail_to: z.array(z.string()),
});

const lastFeed: z.ZodType<LastFeed> = z.looseObject({
  of: z.string(),
  etag: z.string().nullable(),
  modified: z.string().nullable(),
  read_at: z.string(),
  stock: z.number(),
});

const state: z.ZodType<SourceState> = z.looseObject({
  failures: z.number(),
  failing_since: z.string().nullable(),
  problem: z.string().nullable().default(null),
  news_at: z.string().nullable(),
  told: z.enum(["failing", "silent"]).nullable(),
  last_feed: lastFeed.nullable().default(null),
});

const counts: z.ZodType<ImportCounts> = z.looseObject({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  mended: z.number(),
  skipped: z.number(),
  missing: z.number(),
  removed: z.number(),
  returned: z.number(),
  keptForBuyers: z.number(),
  written: z.number(),
});

const finding: z.ZodType<Finding> = z.looseObject({
  line: z.number(),
  vehicle: z.string(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  done: z.enum(["taken", "mended", "skipped"]),
});

const fieldShare: z.ZodType<FieldShare> = z.looseObject({ field: z.string(), cars: z.number(), of: z.number() });

/** One run of a source. `findings` are the first of its report. */
export type RunDetails = RunOutcome & { began_at: string; findings: Finding[]; fields: FieldShare[] };

const run: z.ZodType<RunDetails> = z.looseObject({
  result: z.enum(["taken", "unchanged", "stopped", "failed"]),
  note: z.string(),
  counts: counts.nullable(),
  began_at: z.string(),
  findings: z.array(finding),
  // Earlier runs did not record them.
  fields: z.array(fieldShare).default([]),
});

/** The answer to a push: the same request always gets the same one. */
export type PushAnswer = Pick<ImportReport, "dealership" | "counts" | "notes" | "findings">;

const answer: z.ZodType<PushAnswer> = z.looseObject({
  dealership: z.string(),
  counts,
  notes: z.array(z.string()),
  findings: z.array(finding),
});

export const sourceDocument = storedDocument({ name: "stock-source", schema: source });
export const sourceStateDocument = storedDocument({ name: "source-state", schema: state });
export const runDocument = storedDocument({ name: "stock-run", schema: run });
export const pushAnswerDocument = storedDocument({ name: "push-answer", schema: answer });

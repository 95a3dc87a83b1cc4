import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { leadEventDocument } from "#server/documents/lead-event-document.ts";
import { statement, type Write } from "../engine.ts";
import { insertStatement } from "../prepared-statement.ts";
import type { QueryBuilder } from "../query-builder.ts";

export type LeadLine = {
  lead_id: string;
  /** How many lines the log has: a further one in between rejects this as a duplicate of "lead_log". */
  after: number;
  event: Exclude<LeadEvent, { kind: "unreadable" }>;
};

/** A line of a lead's log. The lead's revision goes up with it, so that an erasure comes before it or sees it. */
export function leadLineStatements(db: QueryBuilder, slug: string, { lead_id, after, event }: LeadLine): Write[] {
  const seen = db
    .updateTable("leads")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("id", "=", lead_id)
    .where("site_slug", "=", slug)
    .where("erased_at", "is", null);
  const row = {
    lead_id,
    seq: after + 1,
    site_slug: slug,
    at: event.at,
    document: leadEventDocument.encode(event),
  };
  return [statement(seen, { rows: 1, otherwise: "The lead was erased." }), insertStatement(db, "lead_log", row)];
}

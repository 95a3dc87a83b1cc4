import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { readable } from "#server/documents/document-error.ts";
import { leadEventDocument } from "#server/documents/lead-event-document.ts";
import { insertStatement } from "../prepared-statement.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { deliveryStatements, type LeadNotes, type Seat } from "./lead-statements.ts";

export type LeadLogWrite = {
  /** How many lines the log has: a further one in between rejects this as a duplicate of "lead_log". */
  after: number;
  event: LeadEvent;
  notes: LeadNotes;
  /** Given back and taken with it; a seat that is taken already is a duplicate of "test_drive_slots". */
  leaves?: Pick<Seat, "location_id" | "starts_at"> | null;
  takes?: Seat | null;
};

export type SiteLeadLog = {
  /** Everything that happened to a lead after it was sent, in order. */
  of: (leadId: string) => Promise<LeadEvent[]>;
  /** One line, with the mails that tell of it: all of it is stored, or nothing. */
  add: (write: LeadLogWrite) => Promise<void>;
};

export function createSiteLeadLog(context: StoreContext, { slug }: SiteScope): SiteLeadLog {
  const { engine, db, deliveriesAdded } = context;
  return {
    of: (leadId) => eventsOf(context, leadId, slug),
    async add({ after, event, notes, leaves = null, takes = null }) {
      const { lead, deliveries } = notes;
      const row = {
        lead_id: lead.id,
        seq: after + 1,
        site_slug: slug,
        at: event.at,
        document: leadEventDocument.encode(event),
      };
      await engine.write([
        insertStatement(db, "lead_log", row),
        ...(leaves
          ? [
              db
                .deleteFrom("test_drive_slots")
                .where("location_id", "=", leaves.location_id)
                .where("starts_at", "=", leaves.starts_at)
                .where("lead_id", "=", lead.id),
            ]
          : []),
        ...(takes ? [insertStatement(db, "test_drive_slots", { ...takes, lead_id: lead.id })] : []),
        ...deliveryStatements(db, notes),
      ]);
      if (deliveries.length > 0) for (const wake of deliveriesAdded) wake();
    },
  };
}

/** Of one site's lead, or of any. */
export async function eventsOf(
  { engine, db, unreadable }: StoreContext,
  leadId: string,
  site?: string,
): Promise<LeadEvent[]> {
  const lines = db.selectFrom("lead_log").select(["seq", "document"]).where("lead_id", "=", leadId).orderBy("seq");
  const rows = await engine.read(site === undefined ? lines : lines.where("site_slug", "=", site));
  return readable(rows, ({ seq, document }) => leadEventDocument.decode(document, `${leadId}/${seq}`), unreadable);
}

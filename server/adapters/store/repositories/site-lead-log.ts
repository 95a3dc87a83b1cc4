import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import { leadEventDocument } from "#server/documents/lead-event-document.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { type LeadLine, leadLineStatements } from "./lead-line-statements.ts";
import { deliveryStatements, type LeadNotes, type Seat } from "./lead-statements.ts";
import { insertStatement } from "../prepared-statement.ts";

export type LeadLogWrite = Pick<LeadLine, "after" | "event"> & {
  notes: LeadNotes;
  /** Given back and taken with it; a seat that is taken already is a duplicate of "test_drive_slots". */
  leaves?: Pick<Seat, "location_id" | "starts_at"> | null;
  takes?: Seat | null;
};

export type SiteLeadLog = {
  /** Everything that happened to a lead after it was sent, in order. */
  of: (leadId: string) => Promise<LeadEvent[]>;
  /**
   * One line, with the mails that tell of it: all of it is stored, or nothing. Rejects as a duplicate of "lead_log" if
   * there was another in between, and as refused if the lead was erased.
   */
  add: (write: LeadLogWrite) => Promise<void>;
};

export function createSiteLeadLog(context: StoreContext, { slug }: SiteScope): SiteLeadLog {
  const { engine, db, deliveriesAdded } = context;
  return {
    of: (leadId) => eventsOf(context, leadId, slug),
    async add({ after, event, notes, leaves = null, takes = null }) {
      const { lead, deliveries } = notes;
      await engine.write([
        ...leadLineStatements(db, slug, { lead_id: lead.id, after, event }),
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
  const lines = db
    .selectFrom("lead_log")
    .select(["seq", "at", "document"])
    .where("lead_id", "=", leadId)
    .orderBy("seq");
  const rows = await engine.read(site === undefined ? lines : lines.where("site_slug", "=", site));
  return rows.map(({ seq, at, document }) => {
    const event = readOrReport(() => leadEventDocument.decode(document, `${leadId}/${seq}`), unreadable);
    return event ?? { kind: "unreadable", at };
  });
}

import { erasedLead } from "#domain/lead/erase-lead.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";
import { type Ageing, leadErasure, type ErasureNote, type RemoveFiles, total } from "./erasure-statements.ts";
import type { KnownLead } from "./site-leads.ts";

/** Erases leads with everything that belongs to them, by age or by request. */
export type LeadErasures = {
  countLeads: (site: string, before: string) => Promise<number>;
  /** Returns how many were erased; 0 when nothing is left. */
  eraseLeads: (ageing: Ageing, removeFiles: RemoveFiles) => Promise<number>;
  /** Erases one lead by request. False when it does not exist or was already erased. */
  eraseLead: (id: string, note: ErasureNote, removeFiles: RemoveFiles) => Promise<boolean>;
};

type LeadRow = { id: string; revision: number; document: Stored<"lead"> };

const readLead = ({ id, revision, document }: LeadRow): KnownLead => ({
  lead: leadDocument.decode(document, id),
  revision,
});

const LEADS_PER_WRITE = 100;

export function createLeadErasures({ engine, db, unreadable }: StoreContext): LeadErasures {
  const agedLeads = (site: string, before: string) =>
    db
      .selectFrom("leads")
      .where("site_slug", "=", site)
      .where("created_at", "<", before)
      .where("erased_at", "is", null);
  const leadsGone = async (leads: readonly KnownLead[], site: string, note: ErasureNote, removeFiles: RemoveFiles) => {
    const sent = await engine.read(
      db
        .selectFrom("outbox")
        .select("id")
        .where(
          "lead_id",
          "in",
          leads.map(({ lead }) => lead.id),
        ),
    );
    const deliveries = sent.map(({ id }) => id);
    // Files first: if the process dies in between, a lead that still names a file is erased again.
    await removeFiles({ files: leads.flatMap(({ lead }) => lead.files ?? []), deliveries });
    const erased = leads.map(({ lead, revision }) => {
      const { valuation_id } = lead.fields;
      return {
        id: lead.id,
        revision,
        erased: erasedLead(lead, note.at),
        valued: typeof valuation_id === "string" ? valuation_id : null,
      };
    });
    await engine.write(leadErasure(db, site, erased, note));
    // A worker may have saved a mail in between; now it knows that the lead is erased.
    await removeFiles({ files: [], deliveries });
  };

  return {
    async countLeads(site, before) {
      return total(await engine.read(agedLeads(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseLeads(ageing, removeFiles) {
      const due = agedLeads(ageing.site, ageing.before)
        .select(["id", "revision", "document"])
        .orderBy("created_at")
        .orderBy("id")
        .limit(LEADS_PER_WRITE);
      // Past those that cannot be read, which are reported, so that they keep no others from being erased.
      for (let skipped = 0; ; skipped += LEADS_PER_WRITE) {
        const rows = await engine.read(due.offset(skipped));
        const leads = readable(rows, readLead, unreadable);
        if (leads.length > 0) await leadsGone(leads, ageing.site, ageing, removeFiles);
        if (leads.length > 0 || rows.length < LEADS_PER_WRITE) return leads.length;
      }
    },
    async eraseLead(id, note, removeFiles) {
      const rows = await engine.read(
        db
          .selectFrom("leads")
          .select(["id", "revision", "document", "site_slug"])
          .where("id", "=", id)
          .where("erased_at", "is", null),
      );
      const [row] = rows;
      if (row) await leadsGone([readLead(row)], row.site_slug, note, removeFiles);
      return row !== undefined;
    },
  };
}

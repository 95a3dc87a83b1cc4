import { erasedLead } from "#domain/lead/erase-lead.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import { namesDocument } from "#server/documents/names.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readable, readOrReport } from "#server/documents/document-error.ts";
import { statement } from "../engine.ts";
import { type AlertErasures, createAlertErasures } from "./alert-erasures.ts";
import { forgetSubscriber, ofAddress } from "./alert-statements.ts";
import type { StoreContext } from "./context.ts";
import type { KnownLead } from "./site-leads.ts";
import { type Ageing, erasureRow, leadErasure, type ErasureNote, type RemoveFiles } from "./erasure-statements.ts";

export type Erasure = { site_slug: string; at: string; rule: string; what: string; erased: number; ids: string[] };

/**
 * Every kind of data that ages, and how one portion of it is erased: completely, with its entry in the log, or not at
 * all.
 */
export type Erasures = AlertErasures & {
  countLeads: (site: string, before: string) => Promise<number>;
  /** Returns how many were erased; 0 when nothing is left. */
  eraseLeads: (ageing: Ageing, removeFiles: RemoveFiles) => Promise<number>;
  /** Erases one lead by request. False when it does not exist or was already erased. */
  eraseLead: (id: string, note: ErasureNote, removeFiles: RemoveFiles) => Promise<boolean>;
  countEvents: (site: string, before: string) => Promise<number>;
  eraseEvents: (ageing: Ageing) => Promise<number>;
  countValuations: (site: string, before: string) => Promise<number>;
  eraseValuations: (ageing: Ageing) => Promise<number>;
  countConsent: (site: string, before: string) => Promise<number>;
  /** Addresses in the log of consent that nothing depends on any more. The statements stay, under the key. */
  eraseConsent: (ageing: Ageing) => Promise<number>;
  /** Every address of one person, by the key it has on that site. Statements and the unsubscribe stay under the key. */
  forgetAddress: (site: string, key: string, note: ErasureNote, removeFiles: RemoveFiles) => Promise<void>;
  /** Sites that know an address by its key, or have leads; also those that were deleted. */
  sitesWithPeople: () => Promise<string[]>;
  knowsAddress: (site: string, key: string) => Promise<boolean>;
  /**
   * Leaves nothing of what was erased in the files of the database: its log is emptied, and a file in which one of the
   * texts is still found is written anew. False while somebody reads, such as a backup: try again later.
   */
  clearTraces: (texts: readonly string[]) => Promise<boolean>;
  /** The oldest first. */
  log: (site: string) => Promise<Erasure[]>;
};

type LeadRow = { id: string; revision: number; document: Stored<"lead"> };

const readLead = ({ id, revision, document }: LeadRow): KnownLead => ({
  lead: leadDocument.decode(document, id),
  revision,
});

const LEADS_PER_WRITE = 100;
const ROWS_PER_WRITE = 500;

export function createErasures(context: StoreContext): Erasures {
  const { engine, db, unreadable } = context;
  const agedLeads = (site: string, before: string) =>
    db
      .selectFrom("leads")
      .where("site_slug", "=", site)
      .where("created_at", "<", before)
      .where("erased_at", "is", null);
  const agedEvents = (site: string, before: string) =>
    db.selectFrom("events").where("site_slug", "=", site).where("created_at", "<", before);
  const agedValuations = (site: string, before: string) =>
    db.selectFrom("valuations").where("site_slug", "=", site).where("created_at", "<", before);
  /** A consent is still in use if it is the last that its address gave and was not withdrawn since. */
  const agedConsent = (site: string, before: string) =>
    db
      .selectFrom("consent_log as said")
      .where("said.site_slug", "=", site)
      .where("said.at", "<", before)
      .where("said.address", "is not", null)
      .where((where) =>
        where.or([
          where("said.choice", "=", 0),
          where.exists(
            where
              .selectFrom("consent_log as later")
              .select("later.id")
              .whereRef("later.site_slug", "=", "said.site_slug")
              .whereRef("later.address_key", "=", "said.address_key")
              .whereRef("later.at", ">", "said.at"),
          ),
          where.exists(
            where
              .selectFrom("suppressions as out")
              .select("out.address_key")
              .whereRef("out.site_slug", "=", "said.site_slug")
              .whereRef("out.address_key", "=", "said.address_key"),
          ),
        ]),
      );
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
    ...createAlertErasures(context),
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
    async countEvents(site, before) {
      return total(await engine.read(agedEvents(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseEvents(ageing) {
      const rows = await engine.read(agedEvents(ageing.site, ageing.before).select("id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      // Their ids mean nothing to anybody: the log has their number.
      const gone = db.deleteFrom("events").where("id", "in", ids);
      await engine.write([
        statement(gone, { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "events", [], ageing, ids.length),
      ]);
      return ids.length;
    },
    async countValuations(site, before) {
      return total(
        await engine.read(agedValuations(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))),
      );
    },
    async eraseValuations(ageing) {
      const rows = await engine.read(agedValuations(ageing.site, ageing.before).select("id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await engine.write([
        statement(db.deleteFrom("valuations").where("id", "in", ids), { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "valuations", [], ageing, ids.length),
      ]);
      return ids.length;
    },
    async countConsent(site, before) {
      return total(await engine.read(agedConsent(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseConsent(ageing) {
      const rows = await engine.read(agedConsent(ageing.site, ageing.before).select("said.id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const blank = db
        .updateTable("consent_log")
        .set({ address: null })
        .where("id", "in", ids)
        .where("address", "is not", null);
      await engine.write([
        statement(blank, { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "addresses in the log of consent", ids, ageing),
      ]);
      return ids.length;
    },
    async sitesWithPeople() {
      const slugs = (["leads", "consent_log", "suppressions", "subscribers"] as const).map((table) =>
        engine.read(db.selectFrom(table).select("site_slug").distinct()),
      );
      return [...new Set((await Promise.all(slugs)).flat().map(({ site_slug }) => site_slug))].toSorted();
    },
    async knowsAddress(site, key) {
      const found = (["consent_log", "suppressions", "subscribers"] as const).map((table) =>
        engine.read(
          db
            .selectFrom(table)
            .select("address")
            .where("site_slug", "=", site)
            .where("address_key", "=", key)
            .where("address", "is not", null)
            .limit(1),
        ),
      );
      return (await Promise.all(found)).flat().length > 0;
    },
    clearTraces: (texts) => engine.clearTraces(texts),
    async forgetAddress(site, key, note, removeFiles) {
      const mails = await engine.read(
        db
          .selectFrom("outbox")
          .select("id")
          .where("subscriber_id", "in", ofAddress(db, site, key)),
      );
      const deliveries = mails.map(({ id }) => id);
      await removeFiles({ files: [], deliveries });
      const ofThem = (table: "consent_log" | "suppressions") =>
        db.updateTable(table).set({ address: null }).where("site_slug", "=", site).where("address_key", "=", key);
      await engine.write([
        ofThem("consent_log"),
        ofThem("suppressions"),
        ...forgetSubscriber(db, site, key, note.at),
        erasureRow(db, site, "an address", [key], note),
      ]);
      await removeFiles({ files: [], deliveries });
    },
    async log(site) {
      const rows = await engine.read(
        db.selectFrom("erasures").selectAll().where("site_slug", "=", site).orderBy("at").orderBy("id"),
      );
      return rows.map(({ id, ids, ...row }) => ({
        ...row,
        ids: [...(readOrReport(() => namesDocument.decode(ids, id), unreadable) ?? [])],
      }));
    },
  };
}

const total = (counted: readonly { rows: number }[]): number => counted[0]?.rows ?? 0;

const raced = "Somebody else has erased some of these meanwhile.";

import { randomUUID } from "node:crypto";
import type { Lead } from "#domain/lead/lead.ts";
import type { ErasedFiles } from "#server/adapters/files/lead-files.ts";
import { blankDelivery } from "#server/documents/delivery-document.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import { namesDocument } from "#server/documents/names.ts";
import { statement, type Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** When something was erased, and by which rule: "older than 730 days", "by request". */
export type ErasureNote = { at: string; rule: string };
/** What is older than this, and by which rule it goes. */
export type Ageing = ErasureNote & { site: string; before: string };

/** The store does not know where files of leads and saved mails are. */
export type RemoveFiles = (gone: ErasedFiles) => Promise<void>;

/** Deliveries that an erasure cancels: nothing is left to send, and nobody should be told to send it. */
export const unsent = ["pending", "held", "sending", "failed"];

/** `valued`: the valuation that the lead refers to. */
type ErasedLead = { id: string; revision: number; erased: Lead; valued: string | null };

/** Erases leads with everything that belongs to them. Their rows stay, so that they can still be counted. */
export function leadErasure(db: QueryBuilder, site: string, leads: readonly ErasedLead[], note: ErasureNote): Write[] {
  const ids = leads.map(({ id }) => id);
  const valued = leads.flatMap((one) => (one.valued === null ? [] : [one.valued]));
  const outbox = () => db.updateTable("outbox").where("lead_id", "in", ids);
  return [
    ...leads.map(({ id, revision, erased }) =>
      statement(
        db
          .updateTable("leads")
          .set({ document: leadDocument.encode(erased), erased_at: note.at, revision: revision + 1 })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .where("erased_at", "is", null),
        { rows: 1, otherwise: "The lead was changed in between." },
      ),
    ),
    // A receiver's answer may repeat the address.
    outbox().set({ document: blankDelivery, note: null }),
    outbox()
      .set({ state: "cancelled", note: "The lead was erased.", lease: null, updated_at: note.at })
      .where("state", "in", unsent),
    db.deleteFrom("idempotency_keys").where("lead_id", "in", ids),
    // Questions are in the visitor's own words.
    db.deleteFrom("lead_log").where("lead_id", "in", ids),
    // It contains the visitor's plate.
    ...(valued.length > 0 ? [db.deleteFrom("valuations").where("site_slug", "=", site).where("id", "in", valued)] : []),
    erasureRow(db, site, "leads", ids, note),
  ];
}

export function erasureRow(
  db: QueryBuilder,
  site_slug: string,
  what: string,
  ids: readonly string[],
  { at, rule }: ErasureNote,
  erased = ids.length,
): Write {
  const row = { id: randomUUID(), site_slug, at, rule, what, erased, ids: namesDocument.encode(ids) };
  return db.insertInto("erasures").values(row);
}

export const total = (counted: readonly { rows: number }[]): number => counted[0]?.rows ?? 0;

export const raced = "Somebody else has erased some of these meanwhile.";

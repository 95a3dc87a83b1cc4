import type { Lead } from "#domain/lead/lead.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import { statement } from "../engine.ts";
import { insertStatement } from "../prepared-statement.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import {
  answerStatements,
  deliveryStatements,
  enquiryStatements,
  holdStatements,
  leadRow,
  type LeadWrite,
  replaceDeliveryStatements,
  saidStatements,
} from "./lead-statements.ts";

export type KnownLead = { lead: Lead; revision: number };
export type KnownAnswer = { body_hash: string; status: number; lead_id: string };

export type SiteLeads = {
  get: (id: string) => Promise<KnownLead | null>;
  /** The stored answer to a send with this key. */
  answerTo: (key: string) => Promise<KnownAnswer | null>;
  /** Rejects as a duplicate, naming the table, if key, captcha solution, seat or car is taken. */
  create: (write: LeadWrite) => Promise<void>;
  /** Rejects as refused if the lead was changed since that revision. */
  update: (write: LeadWrite, revision: number) => Promise<void>;
  /** How many seats of each time are taken, between two times of the location's clock. */
  takenSeats: (location_id: string, from: string, to: string) => Promise<{ starts_at: string; seat: number }[]>;
};

export function createSiteLeads({ engine, db, deliveriesAdded }: StoreContext, { slug }: SiteScope): SiteLeads {
  const announce = ({ deliveries }: LeadWrite) => {
    if (deliveries.length > 0) for (const wake of deliveriesAdded) wake();
  };
  return {
    async get(id) {
      const rows = await engine.read(
        db.selectFrom("leads").select(["document", "revision"]).where("id", "=", id).where("site_slug", "=", slug),
      );
      const row = rows[0];
      return row === undefined ? null : { lead: leadDocument.decode(row.document, id), revision: row.revision };
    },
    async answerTo(key) {
      const rows = await engine.read(
        db
          .selectFrom("idempotency_keys")
          .select(["body_hash", "status", "lead_id"])
          .where("site_slug", "=", slug)
          .where("key", "=", key),
      );
      return rows[0] ?? null;
    },
    async create(write) {
      await engine.write([
        ...answerStatements(db, write),
        insertStatement(db, "leads", leadRow(write.lead, 1)),
        ...holdStatements(db, write),
        ...deliveryStatements(db, write),
        ...saidStatements(db, write),
        ...enquiryStatements(db, write),
      ]);
      announce(write);
    },
    async update(write, revision) {
      const { id: _id, site_slug: _slug, created_at: _created, ...changes } = leadRow(write.lead, revision + 1);
      const change = db
        .updateTable("leads")
        .set(changes)
        .where("id", "=", write.lead.id)
        .where("site_slug", "=", slug)
        .where("status", "=", "Incomplete")
        .where("revision", "=", revision);
      await engine.write([
        ...answerStatements(db, write),
        statement(change, { rows: 1, otherwise: "The lead was changed in between." }),
        ...replaceDeliveryStatements(db, write),
      ]);
      announce(write);
    },
    takenSeats: (location_id, from, to) =>
      engine.read(
        db
          .selectFrom("test_drive_slots")
          .select(["starts_at", "seat"])
          .where("location_id", "=", location_id)
          .where("starts_at", ">=", from)
          .where("starts_at", "<=", to),
      ),
  };
}

import type { Lead } from "#domain/lead/lead.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import type { StoreContext } from "./context.ts";
import { eventsOf } from "./site-lead-log.ts";

export type DeliveryState = {
  id: string;
  channel: string;
  stage: string;
  state: string;
  attempts: number;
  next_at: string;
  /** The last answer of its receiver. */
  note: string | null;
};

export type OperatorLeads = {
  /** One site's leads, the oldest first, read in portions. */
  all: (site: string) => AsyncGenerator<Lead>;
  get: (id: string) => Promise<Lead | null>;
  deliveries: (leadId: string) => Promise<DeliveryState[]>;
  /** What happened to it after it was sent. */
  log: (leadId: string) => Promise<LeadEvent[]>;
  /** How many complete enquiries each site has had since then, its tests included; sites without one are absent. */
  countSince: (from: Date) => Promise<Map<string, number>>;
  /** Leads of a site with a delivery of these channels that was given up, and the last answer. */
  givenUp: (site: string, channels: readonly string[]) => Promise<Map<string, string>>;
  /** Removes keys and captcha solutions that can no longer be used. */
  sweep: (now: Date) => Promise<void>;
};

const LEADS_PER_READ = 500;
/** A lead accepts steps for a day; its keys are stored for two. */
const KEYS_KEPT_MS = 48 * 60 * 60 * 1000;

export function createOperatorLeads(context: StoreContext): OperatorLeads {
  const { engine, db, unreadable } = context;
  return {
    async *all(site) {
      let after = { created_at: "", id: "" };
      for (;;) {
        const { created_at, id } = after;
        const rows = await engine.read(
          db
            .selectFrom("leads")
            .select(["id", "created_at", "document"])
            .where("site_slug", "=", site)
            .where((where) =>
              where.or([
                where("created_at", ">", created_at),
                where.and([where("created_at", "=", created_at), where("id", ">", id)]),
              ]),
            )
            .orderBy("created_at")
            .orderBy("id")
            .limit(LEADS_PER_READ),
        );
        yield* readable(rows, (row) => leadDocument.decode(row.document, row.id), unreadable);
        const last = rows.at(-1);
        if (last === undefined || rows.length < LEADS_PER_READ) return;
        after = last;
      }
    },
    async get(id) {
      const rows = await engine.read(db.selectFrom("leads").select("document").where("id", "=", id));
      return rows[0] === undefined ? null : leadDocument.decode(rows[0].document, id);
    },
    deliveries: (leadId) =>
      engine.read(
        db
          .selectFrom("outbox")
          .select(["id", "channel", "stage", "state", "attempts", "next_at", "note"])
          .where("lead_id", "=", leadId)
          .orderBy("created_at")
          .orderBy("channel")
          .orderBy("id"),
      ),
    log: (leadId) => eventsOf(context, leadId),
    async countSince(from) {
      const rows = await engine.read(
        db
          .selectFrom("leads")
          .select(({ fn }) => ["site_slug", fn.countAll<number | string>().as("count")])
          .where("created_at", ">=", from.toISOString())
          .where("erased_at", "is", null)
          .where("quarantine", "is", null)
          .where("status", "=", "Complete")
          .groupBy("site_slug"),
      );
      return new Map(rows.map(({ site_slug, count }) => [site_slug, Number(count)]));
    },
    async givenUp(site, channels) {
      const rows = await engine.read(
        db
          .selectFrom("outbox")
          .select(["lead_id", "note"])
          .where("site_slug", "=", site)
          .where("state", "=", "failed")
          .where("channel", "in", channels)
          .where("lead_id", "is not", null),
      );
      return new Map(rows.map(({ lead_id, note }) => [lead_id ?? "", note ?? ""]));
    },
    async sweep(now) {
      const keysBefore = new Date(now.getTime() - KEYS_KEPT_MS).toISOString();
      await engine.write([
        db.deleteFrom("idempotency_keys").where("created_at", "<", keysBefore),
        db.deleteFrom("captcha_uses").where("expires_at", "<", now.toISOString()),
      ]);
    },
  };
}

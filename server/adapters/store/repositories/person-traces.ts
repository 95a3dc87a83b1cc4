import { alertDocument, type AlertDetails } from "#server/documents/alert-document.ts";
import { namesDocument } from "#server/documents/names.ts";
import { paymentDocument } from "#server/documents/reservation-document.ts";
import { readable, readOrReport } from "#server/documents/document-error.ts";
import type { Tables } from "../tables.ts";
import { ofAddress } from "./alert-statements.ts";
import type { StoreContext } from "./context.ts";

/** One row about a person, as an operator reads it. */
export type Trace = {
  table: keyof typeof personTables;
  at: string;
  what: string;
  /** Nothing in it says whose it was. */
  erased?: boolean;
};

/** Every table that holds something of a person, or the key of something that does, and its word for an operator. */
export const personTables = {
  leads: "enquiry",
  outbox: "delivery",
  idempotency_keys: "key",
  test_drive_slots: "test drive",
  lead_log: "change",
  reservations: "reservation",
  payments: "payment",
  valuations: "valuation",
  consent_log: "consent",
  suppressions: "unsubscribe",
  subscribers: "subscriber",
  alerts: "alert",
  erasures: "erasure",
} as const satisfies { [table in keyof Tables]?: string };

type TracedLead = { id: string; site_slug: string; valuation: string | null };

export type PersonTraces = {
  /** What belongs to one lead, in every table but its own. */
  ofLead: (lead: TracedLead) => Promise<Trace[]>;
  /** What a site has under the key of an address. */
  ofAddress: (site: string, key: string) => Promise<Trace[]>;
};

export const createPersonTraces = (context: StoreContext): PersonTraces => ({
  ofLead: (lead) => tracesOfLead(context, lead),
  ofAddress: (site, key) => tracesOfAddress(context, site, key),
});

async function tracesOfLead(
  { engine, db, unreadable }: StoreContext,
  { id, site_slug, valuation }: TracedLead,
): Promise<Trace[]> {
  const [mails, keys, seats, changes, held, valued] = await Promise.all([
    engine.read(
      db.selectFrom("outbox").select(["channel", "state", "updated_at as at"]).where("lead_id", "=", id).orderBy("at"),
    ),
    engine.read(db.selectFrom("idempotency_keys").select("created_at as at").where("lead_id", "=", id)),
    engine.read(db.selectFrom("test_drive_slots").select(["location_id", "starts_at"]).where("lead_id", "=", id)),
    engine.read(db.selectFrom("lead_log").select("at").where("lead_id", "=", id).orderBy("seq")),
    engine.read(
      db.selectFrom("reservations").select(["token", "reference", "status", "created_at"]).where("lead_id", "=", id),
    ),
    engine.read(
      db
        .selectFrom("valuations")
        .select("created_at as at")
        .where("site_slug", "=", site_slug)
        .where("id", "=", valuation ?? ""),
    ),
  ]);
  const tokens = held.map(({ token }) => token);
  const paid = await engine.read(db.selectFrom("payments").selectAll().where("token", "in", tokens.concat("")));
  return [
    ...mails.map(mail),
    ...keys.map(({ at }): Trace => ({ table: "idempotency_keys", at, what: "the key of its sending" })),
    ...seats.map(({ location_id, starts_at }): Trace => ({
      table: "test_drive_slots",
      at: starts_at,
      what: `a test drive at ${location_id}`,
    })),
    ...changes.map(({ at }): Trace => ({ table: "lead_log", at, what: "what its visitor did afterwards" })),
    ...held.map(({ reference, status, created_at }): Trace => ({
      table: "reservations",
      at: created_at,
      what: `${reference}, ${status}`,
    })),
    ...readable(
      paid,
      (row): Trace => {
        const { amount, currency, created_at } = paymentDocument.decode(row.document, row.id);
        return { table: "payments", at: created_at, what: `${amount} ${currency}, ${row.state}` };
      },
      unreadable,
    ),
    ...valued.map(({ at }): Trace => ({ table: "valuations", at, what: "a valuation with its plate" })),
  ];
}

async function tracesOfAddress({ engine, db, unreadable }: StoreContext, site: string, key: string): Promise<Trace[]> {
  const theirs = ofAddress(db, site, key);
  const [said, out, people, alerts, mails, erasures] = await Promise.all([
    engine.read(
      db
        .selectFrom("consent_log")
        .select(["at", "choice", "page", "address"])
        .where("site_slug", "=", site)
        .where("address_key", "=", key)
        .orderBy("at"),
    ),
    engine.read(
      db
        .selectFrom("suppressions")
        .select(["at", "reason", "address"])
        .where("site_slug", "=", site)
        .where("address_key", "=", key),
    ),
    engine.read(
      db
        .selectFrom("subscribers")
        .select("created_at as at")
        .where("site_slug", "=", site)
        .where("address_key", "=", key),
    ),
    engine.read(db.selectFrom("alerts").selectAll().where("subscriber_id", "in", theirs).orderBy("created_at")),
    engine.read(
      db
        .selectFrom("outbox")
        .select(["channel", "state", "updated_at as at"])
        .where("subscriber_id", "in", theirs)
        .orderBy("at"),
    ),
    engine.read(
      db
        .selectFrom("erasures")
        .select(["id", "at", "rule", "ids"])
        .where("site_slug", "=", site)
        .where("what", "=", "an address")
        .orderBy("at"),
    ),
  ]);
  return [
    ...said.map(({ at, choice, page, address }): Trace => ({
      table: "consent_log",
      at,
      what: `${choice === 1 ? "agreed to" : "declined"} marketing mail on ${page}${kept(address)}`,
      erased: address === null,
    })),
    ...out.map(({ at, reason, address }): Trace => ({
      table: "suppressions",
      at,
      what: `gets no marketing mail: ${reason}${kept(address)}`,
      erased: address === null,
    })),
    ...people.map(({ at }): Trace => ({ table: "subscribers", at, what: "the address, for alerts" })),
    ...readable(
      alerts,
      (row): Trace => ({
        table: "alerts",
        at: row.created_at,
        what: `${subjectOf(alertDocument.decode(row.document, row.id))}, ${row.state}`,
      }),
      unreadable,
    ),
    ...mails.map(mail),
    ...erasures
      .filter(({ id, ids }) => readOrReport(() => namesDocument.decode(ids, id), unreadable)?.includes(key))
      .map(({ at, rule }): Trace => ({ table: "erasures", at, what: `erased before, ${rule}`, erased: true })),
  ];
}

const mail = ({ channel, state, at }: { channel: string; state: string; at: string }): Trace => ({
  table: "outbox",
  at,
  what: `${channel}, ${state}`,
});

const kept = (address: string | null): string => (address === null ? ", without the address" : "");

const subjectOf = ({ subject, page }: AlertDetails): string => (subject.kind === "car" ? subject.name : page);

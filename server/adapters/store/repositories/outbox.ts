import { sql } from "kysely";
import { notResent, type Settled } from "#domain/delivery/delivery-state.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { documentOrProblem, DocumentError } from "#server/documents/document-error.ts";
import type { Write } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { prepareStatement } from "../prepared-statement.ts";
import { type DueDelivery, dueDeliveries, type DueQuestion } from "./outbox-due.ts";
import { readUndelivered, type Undelivered } from "./undelivered.ts";
import { type ListedDelivery, listDeliveries } from "./outbox-list.ts";

/** A delivery that one worker holds until its lease expires. */
export type ClaimedDelivery = {
  id: string;
  /** Null for a delivery about no lead. */
  lead: Lead | null;
  site_slug: string;
  channel: string;
  stage: string;
  attempts: number;
  tried_since: string;
  created_at: string;
  document: DeliveryDocument;
  /** The document as it is stored: it says which receiver the delivery is for. */
  stored: Stored<"delivery">;
  lease: string;
};
export type Claim = Omit<DueQuestion, "most"> & {
  leaseMs: number;
  /** A token of the caller. */
  lease: string;
  most: number;
  /** Chooses among the due deliveries. Default: all of them, up to `most`. */
  choose?: (due: readonly DueDelivery[]) => readonly DueDelivery[];
};

type ClaimedRow = Record<string, string | number | null>;

/** How many are offered to `choose`. */
const OFFERED = 200;
type Channel = Pick<ClaimedDelivery, "site_slug" | "channel" | "stored">;

export type Outbox = {
  /**
   * Claims due deliveries, each for one caller only. A delivery that a dead worker left is due again when its lease
   * ends.
   */
  claim: (claim: Claim) => Promise<ClaimedDelivery[]>;
  /** False if the lease has meanwhile passed to another worker: then nothing is written. */
  settle: (delivery: Pick<ClaimedDelivery, "id" | "lease">, settled: Settled, now: Date) => Promise<boolean>;
  /** Cancels everything that still waits for this channel. */
  endChannel: (channel: Channel, note: string, now: Date) => Promise<number>;
  list: (filter: { site?: string; state?: string; id?: string; leadId?: string }) => AsyncGenerator<ListedDelivery>;
  /** What has not been delivered, by site, channel and state, in one query. */
  undelivered: () => Promise<Undelivered[]>;
  /** Due at once, with its tries counted from zero. False while it is being sent, or if nothing is left to send. */
  resend: (id: string, now: Date) => Promise<boolean>;
  /** Calls back whenever this process has added deliveries. Returns a stop function. */
  onAdded: (listener: () => void) => () => void;
};

type Change = { id: string; lease: string; state: Settled["state"]; next_at: string; note: string; updated_at: string };

const settleStatement = prepareStatement(
  "settle a delivery",
  (db, { id, lease, state, next_at, note, updated_at }: Change) =>
    db
      .updateTable("outbox")
      .set({ state, next_at, note, lease: null, updated_at })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .where("lease", "=", lease),
);

export function createOutbox(context: StoreContext): Outbox {
  const { engine, db, deliveriesAdded, unreadable } = context;
  /** Given up, so that it is not claimed again and again. A release that can read it may resend it. */
  const giveUp = (id: string, lease: string, problem: DocumentError, now: Date) => {
    unreadable(problem);
    return db
      .updateTable("outbox")
      .set({ state: "failed", note: problem.message, lease: null, updated_at: now.toISOString() })
      .where("id", "=", id)
      .where("lease", "=", lease);
  };
  return {
    async claim(claim) {
      // Reads first: polling an outbox with nothing due costs no write.
      const due = await engine.read(
        dueDeliveries(engine.kind, db, { ...claim, most: claim.choose ? OFFERED : claim.most }),
      );
      const waiting = claim.choose?.(due) ?? due;
      if (waiting.length === 0) return [];
      const now = claim.now.toISOString();
      const take = db
        .updateTable("outbox")
        .set({
          state: "sending",
          lease: claim.lease,
          next_at: new Date(claim.now.getTime() + claim.leaseMs).toISOString(),
          attempts: sql<number>`attempts + 1`,
          tried_since: sql<string>`coalesce(tried_since, ${now})`,
          updated_at: now,
        })
        .where(
          "id",
          "in",
          waiting.map(({ id }) => id),
        )
        // Checked again while writing: of two workers that saw the same row, the second finds it taken.
        .where("state", "in", ["pending", "sending"])
        .where("next_at", "<=", now)
        .returning([
          "id",
          "lead_id",
          "site_slug",
          "channel",
          "stage",
          "attempts",
          "tried_since",
          "created_at",
          "document",
        ]);
      const [result] = await engine.write([take]);
      const rows = (result?.rows ?? []) as ClaimedRow[];
      const leadIds = [...new Set(rows.flatMap((row) => (row["lead_id"] === null ? [] : [String(row["lead_id"])])))];
      const leads =
        leadIds.length === 0
          ? []
          : await engine.read(db.selectFrom("leads").select(["id", "document"]).where("id", "in", leadIds));
      const textOf = new Map(leads.map(({ id, document }) => [id, document]));
      const readRow = (row: ClaimedRow): ClaimedDelivery | null => {
        const leadId = row["lead_id"] === null ? null : String(row["lead_id"]);
        const text = leadId === null ? null : textOf.get(leadId);
        if (text === undefined) return null;
        const lead = text === null || leadId === null ? null : leadDocument.decode(text, leadId);
        const stored = String(row["document"]) as Stored<"delivery">;
        return {
          id: String(row["id"]),
          lead,
          site_slug: String(row["site_slug"]),
          channel: String(row["channel"]),
          stage: String(row["stage"]),
          attempts: Number(row["attempts"]),
          tried_since: String(row["tried_since"]),
          created_at: String(row["created_at"]),
          document: deliveryDocument.decode(stored, String(row["id"])),
          stored,
          lease: claim.lease,
        };
      };
      const [claimed, problems] = [[] as ClaimedDelivery[], [] as Write[]];
      for (const row of rows) {
        const read = documentOrProblem(() => readRow(row));
        if (read instanceof DocumentError) problems.push(giveUp(String(row["id"]), claim.lease, read, claim.now));
        else if (read !== null) claimed.push(read);
      }
      if (problems.length > 0) await engine.write(problems);
      return claimed;
    },
    async settle({ id, lease }, { state, nextAt, note }, now) {
      const next_at = new Date(nextAt).toISOString();
      const change = settleStatement(db, { id, lease, state, next_at, note, updated_at: now.toISOString() });
      const [result] = await engine.write([change]);
      return result?.rowsAffected === 1;
    },
    async endChannel({ site_slug, channel, stored }, note, now) {
      const change = db
        .updateTable("outbox")
        .set({ state: "failed", note, updated_at: now.toISOString() })
        .where("site_slug", "=", site_slug)
        .where("channel", "=", channel)
        .where("document", "=", stored)
        .where("state", "=", "pending");
      const [result] = await engine.write([change]);
      return result?.rowsAffected ?? 0;
    },
    list: (filter) => listDeliveries(context, filter),
    undelivered: () => readUndelivered(context),
    async resend(id, now) {
      const at = now.toISOString();
      const change = db
        .updateTable("outbox")
        .set({ state: "pending", next_at: at, attempts: 0, tried_since: null, updated_at: at })
        .where("id", "=", id)
        .where("state", "not in", notResent);
      const [result] = await engine.write([change]);
      for (const wake of deliveriesAdded) wake();
      return result?.rowsAffected === 1;
    },
    onAdded(listener) {
      deliveriesAdded.add(listener);
      return () => void deliveriesAdded.delete(listener);
    },
  };
}

import { notResent, type Settled } from "#domain/delivery/delivery-state.ts";
import { type Claim, claimDeliveries, type ClaimedDelivery } from "./claim-deliveries.ts";
import type { StoreContext } from "./context.ts";
import { prepareStatement } from "../prepared-statement.ts";
import { readUndelivered, type Undelivered } from "./undelivered.ts";
import { type ListedDelivery, listDeliveries } from "./outbox-list.ts";

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
  const { engine, db, deliveriesAdded } = context;
  return {
    claim: (claim) => claimDeliveries(context, claim),
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

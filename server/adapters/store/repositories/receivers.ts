import type { ReceiverState } from "#domain/delivery/receiver-state.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import type { StoreContext } from "./context.ts";

/** The address that deliveries of one channel go to, as the outbox writes it. */
export type ReceiverKey = { channel: string; document: Stored<"delivery"> };
export type FailingReceiver = ReceiverKey & ReceiverState & { note: string; updated_at: string };

/** Shared by all servers, so that each learns from the failures that the others saw. */
export type Receivers = {
  /** Receivers that have failed and not answered since. */
  failing: () => Promise<FailingReceiver[]>;
  fail: (key: ReceiverKey, state: ReceiverState, note: string, now: Date) => Promise<void>;
  recover: (key: ReceiverKey) => Promise<void>;
  /** How many deliveries wait for each of them. */
  waiting: () => Promise<(ReceiverKey & { waiting: number })[]>;
};

export function createReceivers({ engine, db }: StoreContext): Receivers {
  return {
    async failing() {
      const rows = await engine.read(db.selectFrom("receivers").selectAll().orderBy("updated_at", "desc"));
      return rows.map(({ rests_until, ...row }) => ({ ...row, restsUntil: Date.parse(rests_until) }));
    },
    async fail({ channel, document }, { failures, restsUntil }, note, now) {
      const state = {
        failures,
        rests_until: new Date(restsUntil).toISOString(),
        note,
        updated_at: now.toISOString(),
      };
      const put = db
        .insertInto("receivers")
        .values({ channel, document, ...state })
        .onConflict((conflict) => conflict.columns(["channel", "document"]).doUpdateSet(state));
      await engine.write([put]);
    },
    async recover({ channel, document }) {
      const remove = db.deleteFrom("receivers").where("channel", "=", channel).where("document", "=", document);
      await engine.write([remove]);
    },
    async waiting() {
      const rows = await engine.read(
        db
          .selectFrom("outbox")
          .select(["channel", "document", ({ fn }) => fn.countAll<number | string>().as("waiting")])
          .where("state", "=", "pending")
          .groupBy(["channel", "document"]),
      );
      return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
    },
  };
}

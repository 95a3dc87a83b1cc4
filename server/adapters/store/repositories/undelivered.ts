import type { StoreContext } from "./context.ts";

/** Deliveries of one site, channel and state that nobody has received yet. */
export type Undelivered = {
  site_slug: string;
  channel: string;
  state: string;
  count: number;
  /** How many of them changed within the last day. */
  recent: number;
  /** When the oldest of them came, and when the next of them is due. */
  oldest: string;
  dueAt: string;
  /** The last answer to one of them. */
  note: string | null;
};

/** The index by state leaves out the delivered ones, which are almost all. */
const states = ["pending", "sending", "held", "failed"];

const DAY_MS = 86_400_000;

export async function readUndelivered({ engine, db, now }: StoreContext): Promise<Undelivered[]> {
  const yesterday = new Date(now().getTime() - DAY_MS).toISOString();
  const rows = await engine.read(
    db
      .selectFrom("outbox")
      .select((row) => [
        "site_slug",
        "channel",
        "state",
        row.fn.countAll<number | string>().as("count"),
        row.fn.sum<number | string>(row.case().when("updated_at", ">", yesterday).then(1).else(0).end()).as("recent"),
        row.fn.min("created_at").as("oldest"),
        row.fn.min("next_at").as("dueAt"),
        row.fn.max("note").as("note"),
      ])
      .where("state", "in", states)
      .groupBy(["site_slug", "channel", "state"]),
  );
  return rows.map((row) => ({ ...row, count: Number(row.count), recent: Number(row.recent) }));
}

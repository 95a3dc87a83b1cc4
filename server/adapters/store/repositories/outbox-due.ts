import { sql } from "kysely";
import type { QueryBuilder } from "../query-builder.ts";

/** A delivery that could be claimed now. */
export type DueDelivery = { id: string; site_slug: string; channel: string; document: string };

export type DueQuestion = {
  channels: readonly string[];
  now: Date;
  /** Only this lead's. */
  leadId?: string | undefined;
  /** Receivers, as the outbox writes them, to leave alone now. */
  blocked?: readonly string[];
  most: number;
};

/** Turns are computed among this many due deliveries; a larger backlog must not cost every claim a full sort. */
const LOOKED_AT = 5000;
/** Maximum per site and per receiver in one offer: more than a worker can send at once. */
const MOST_TURNS = 24;

/** Due deliveries in turns: the oldest of every site first, then the second oldest of every site. */
export function dueDeliveries(db: QueryBuilder, { channels, now, leadId, blocked = [], most }: DueQuestion) {
  let oldest = db
    .selectFrom("outbox")
    .select(["id", "lead_id", "site_slug", "channel", "stage", "document", "created_at", "next_at"])
    .where("state", "in", ["pending", "sending"])
    .where("next_at", "<=", now.toISOString())
    .where("channel", "in", channels)
    .orderBy("next_at")
    .limit(LOOKED_AT);
  if (leadId !== undefined) oldest = oldest.where("lead_id", "=", leadId);
  if (blocked.length > 0) oldest = oldest.where("document", "not in", blocked);
  const inTurns = db
    .selectFrom(oldest.as("oldest"))
    .selectAll()
    .select([
      sql<number>`row_number() over (partition by site_slug order by next_at, id)`.as("site_turn"),
      sql<number>`row_number() over (partition by channel, document order by next_at, id)`.as("receiver_turn"),
    ]);
  return (
    db
      .selectFrom(inTurns.as("row"))
      .select(["row.id", "row.site_slug", "row.channel", "row.document"])
      .where("row.site_turn", "<=", MOST_TURNS)
      .where("row.receiver_turn", "<=", MOST_TURNS)
      // A lead's steps reach a channel in order: a later one waits while an earlier one is being sent. An earlier one
      // that is only waiting is stale, and is never sent again.
      .where((rows) =>
        rows.not(
          rows.exists(
            rows
              .selectFrom("outbox as earlier")
              .select("earlier.id")
              .whereRef("earlier.lead_id", "=", "row.lead_id")
              .whereRef("earlier.channel", "=", "row.channel")
              .whereRef("earlier.document", "=", "row.document")
              .where("earlier.state", "=", "sending")
              .where((where) =>
                where.or([
                  where("earlier.created_at", "<", where.ref("row.created_at")),
                  where.and([
                    where("earlier.created_at", "=", where.ref("row.created_at")),
                    where("earlier.stage", "=", "partial"),
                    where("row.stage", "=", "complete"),
                  ]),
                ]),
              ),
          ),
        ),
      )
      .orderBy("row.site_turn")
      .orderBy("row.next_at")
      .limit(most)
  );
}

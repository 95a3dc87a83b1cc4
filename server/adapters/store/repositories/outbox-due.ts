import { sql } from "kysely";
import type { EngineKind } from "../engine.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** A delivery that could be claimed now. */
export type DueDelivery = { id: string; site_slug: string; channel: string; document: Stored<"delivery"> };

export type DueQuestion = {
  channels: readonly string[];
  now: Date;
  /** Only this lead's. */
  leadId?: string | undefined;
  /** Receivers, as the outbox writes them, to leave alone now. */
  blocked?: readonly Stored<"delivery">[];
  most: number;
};

/** Maximum per site and per receiver in one offer: more than a worker can send at once. */
const MOST_TURNS = 24;

/** Due deliveries in turns: the oldest of every site first, then the second oldest of every site. */
export function dueDeliveries(
  kind: EngineKind,
  db: QueryBuilder,
  { channels, now, leadId, blocked = [], most }: DueQuestion,
) {
  const at = now.toISOString();
  const wanted = rowsOf(db)
    .where("outbox.channel", "in", channels)
    .$if(leadId !== undefined, (rows) => rows.where("outbox.lead_id", "=", leadId ?? null))
    .$if(blocked.length > 0, (rows) => rows.where("outbox.document", "not in", blocked));
  // Left by a process that died: there are never more than workers can send at once.
  const abandoned = wanted.where("outbox.state", "=", "sending").where("outbox.next_at", "<=", at);
  const waiting = wanted.where("outbox.state", "=", "pending");
  const candidates =
    leadId === undefined
      ? oldestOfEachSite(kind, db, waiting, at, MOST_TURNS)
      : waiting.where("outbox.next_at", "<=", at);
  const inTurns = db
    .selectFrom(candidates.unionAll(abandoned).as("oldest"))
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

const rowsOf = (db: QueryBuilder) =>
  db
    .selectFrom("outbox")
    .select([
      "outbox.id",
      "outbox.lead_id",
      "outbox.site_slug",
      "outbox.channel",
      "outbox.stage",
      "outbox.document",
      "outbox.created_at",
      "outbox.next_at",
    ]);

type Rows = ReturnType<typeof rowsOf>;

/**
 * A site with a long backlog costs no more than one with a short one, and never pushes another site out: the index is
 * read from site to site, and for each only up to its oldest few.
 */
function oldestOfEachSite(kind: EngineKind, db: QueryBuilder, waiting: Rows, at: string, most: number): Rows {
  const site = sql.ref<string>("sites.site_slug");
  const ofSite = waiting
    .where("outbox.site_slug", "=", site)
    .where("outbox.next_at", "<=", at)
    .orderBy("outbox.next_at");
  const sites = sql<{ site_slug: string }>`(
    with recursive sites (site_slug) as (
      select min(site_slug) from outbox where state = 'pending'
      union all
      select (select min(site_slug) from outbox where state = 'pending' and site_slug > sites.site_slug)
      from sites where site_slug is not null
    ) select site_slug from sites where site_slug is not null)`.as("sites");
  if (kind === "postgres") {
    const oldest = ofSite.limit(most).as("outbox");
    return db
      .selectFrom(sites)
      .innerJoinLateral(oldest, (join) => join.onTrue())
      .selectAll("outbox");
  }
  // SQLite has no lateral joins: it reads each site's part of the index up to the time of its last turn.
  const lastTurn = ofSite
    .clearSelect()
    .select("outbox.next_at")
    .limit(1)
    .offset(most - 1);
  return waiting
    .innerJoin(sites, (join) => join.on("outbox.site_slug", "=", site))
    .where("outbox.next_at", "<=", sql<string>`coalesce((${lastTurn}), ${at})`);
}

import { randomUUID } from "node:crypto";
import { eventDocument } from "#server/documents/event-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { type CarCount, carDayStatements } from "./day-statements.ts";
import { inChunks } from "./in-chunks.ts";

type TrackingEvent = { kind: string; document: Record<string, unknown> };
type StoredEvent = TrackingEvent & { id: string; created_at: string };

export type SiteEvents = {
  /** With what they add to the days of cars: all of it is stored, or nothing. */
  append: (batch: readonly TrackingEvent[], counts?: readonly CarCount[]) => Promise<void>;
  /** The latest first. */
  recent: (limit: number) => Promise<StoredEvent[]>;
};

const ROWS_PER_STATEMENT = 500;

export function createSiteEvents(context: StoreContext, { slug }: SiteScope): SiteEvents {
  const { engine, db, now, unreadable } = context;
  return {
    async append(batch, counts = []) {
      const created_at = now().toISOString();
      const rows = batch.map(({ kind, document }) => ({
        id: randomUUID(),
        site_slug: slug,
        kind,
        document: eventDocument.encode(document),
        created_at,
      }));
      if (rows.length === 0) return;
      await engine.write([
        ...inChunks(rows, ROWS_PER_STATEMENT).map((chunk) => db.insertInto("events").values(chunk)),
        ...carDayStatements(db, slug, counts),
      ]);
    },
    async recent(limit) {
      const rows = await engine.read(
        db
          .selectFrom("events")
          .select(["id", "kind", "document", "created_at"])
          .where("site_slug", "=", slug)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(limit),
      );
      return readable(
        rows,
        ({ document, ...row }) => ({ ...row, document: eventDocument.decode(document, row.id) }),
        unreadable,
      );
    },
  };
}

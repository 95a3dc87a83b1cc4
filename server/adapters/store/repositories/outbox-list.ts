import { type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";

export type ListedDelivery = {
  id: string;
  lead_id: string | null;
  site_slug: string;
  channel: string;
  stage: string;
  state: string;
  attempts: number;
  next_at: string;
  note: string | null;
  created_at: string;
  updated_at: string;
  document: DeliveryDocument;
};

type Filter = { site?: string; state?: string; id?: string; leadId?: string };

const ROWS_PER_READ = 500;

/** The oldest first, read in portions. */
export async function* listDeliveries(context: StoreContext, filter: Filter): AsyncGenerator<ListedDelivery> {
  const { engine, db, unreadable } = context;
  const columns = [
    ["site_slug", filter.site],
    ["state", filter.state],
    ["id", filter.id],
    ["lead_id", filter.leadId],
  ] as const;
  let after = { created_at: "", id: "" };
  for (;;) {
    const { created_at, id } = after;
    let query = db
      .selectFrom("outbox")
      .selectAll()
      .where((where) =>
        where.or([
          where("created_at", ">", created_at),
          where.and([where("created_at", "=", created_at), where("id", ">", id)]),
        ]),
      )
      .orderBy("created_at")
      .orderBy("id")
      .limit(ROWS_PER_READ);
    for (const [column, value] of columns) if (value !== undefined) query = query.where(column, "=", value);
    const rows = await engine.read(query);
    yield* readable(
      rows,
      ({ document, lease: _lease, tried_since: _since, subscriber_id: _subscriber, ...row }) => ({
        ...row,
        document: deliveryDocument.decode(document, row.id),
      }),
      unreadable,
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_READ) return;
    after = last;
  }
}

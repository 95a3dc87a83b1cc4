import { randomUUID } from "node:crypto";
import { type DeskNote, deliveryDocument } from "#server/documents/delivery-document.ts";
import type { ChannelName } from "../channel-name.ts";
import type { Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** `site`: whose sender it goes out in the name of; null: the platform's. */
export type DeskMail = { site: string | null; desk: DeskNote };

export const deskChannel: ChannelName = "desk";
/** Reserved: no site is called that. */
const ofNoSite = "desk";

/** Due at once, through the common outbox. */
export function deskMailStatement(db: QueryBuilder, { site, desk }: DeskMail, now: Date): Write {
  const at = now.toISOString();
  return db.insertInto("outbox").values({
    id: randomUUID(),
    lead_id: null,
    site_slug: site ?? ofNoSite,
    channel: deskChannel,
    stage: "complete",
    state: "pending",
    attempts: 0,
    next_at: at,
    document: deliveryDocument.encode({ desk }),
    created_at: at,
    updated_at: at,
  });
}

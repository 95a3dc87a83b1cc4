import { randomUUID } from "node:crypto";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import type { Write } from "../engine.ts";
import type { ChannelName } from "../channel-name.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** A mail to the operator of the platform, in the name of a site. */
export type OperatorMail = { site: string; to: readonly string[]; subject: string; text: string };

const operatorChannel: ChannelName = "operator";
const KEPT_MS = 90 * 86_400_000;

/** Due at once, through the common outbox. Mails older than a season are deleted. */
export function operatorMail(db: QueryBuilder, { site, ...document }: OperatorMail, now: Date): Write[] {
  const at = now.toISOString();
  const old = new Date(now.getTime() - KEPT_MS).toISOString();
  return [
    db.deleteFrom("outbox").where("channel", "=", operatorChannel).where("created_at", "<", old),
    db.insertInto("outbox").values({
      id: randomUUID(),
      lead_id: null,
      site_slug: site,
      channel: operatorChannel,
      stage: "complete",
      state: "pending",
      attempts: 0,
      next_at: at,
      document: deliveryDocument.encode(document),
      created_at: at,
      updated_at: at,
    }),
  ];
}

import type { Lead } from "#domain/lead/lead.ts";
import { readable } from "#server/documents/document-error.ts";
import { type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { SiteScope, StoreContext } from "./context.ts";

/** A delivery to the dealer that was given up. */
export type FailedReceipt = {
  id: string;
  channel: string;
  document: DeliveryDocument;
  note: string | null;
  at: string;
};

export type SiteEnquiries = {
  /** Delivered ones since then, the newest first. Erased ones and those that are held back are no enquiries. */
  since: (from: Date, most: number) => Promise<Lead[]>;
  /** Of these channels, the newest first. */
  failed: (channels: readonly string[], most: number) => Promise<FailedReceipt[]>;
};

export function createSiteEnquiries({ engine, db, unreadable }: StoreContext, { slug }: SiteScope): SiteEnquiries {
  return {
    async since(from, most) {
      const rows = await engine.read(
        db
          .selectFrom("leads")
          .select(["id", "document"])
          .where("site_slug", "=", slug)
          .where("created_at", ">=", from.toISOString())
          .where("erased_at", "is", null)
          .where("quarantine", "is", null)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(most),
      );
      return readable(rows, ({ id, document }) => leadDocument.decode(document, id), unreadable);
    },
    async failed(channels, most) {
      const rows = await engine.read(
        db
          .selectFrom("outbox")
          .select(["id", "channel", "document", "note", "updated_at as at"])
          .where("site_slug", "=", slug)
          .where("state", "=", "failed")
          .where("channel", "in", channels)
          .orderBy("updated_at", "desc")
          .orderBy("id")
          .limit(most),
      );
      return readable(rows, (row) => ({ ...row, document: deliveryDocument.decode(row.document, row.id) }), unreadable);
    },
  };
}

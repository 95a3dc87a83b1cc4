import { namesDocument } from "#server/documents/names.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import { type AddressErasures, createAddressErasures } from "./address-erasures.ts";
import { type AgedErasures, createAgedErasures } from "./aged-erasures.ts";
import { type AlertErasures, createAlertErasures } from "./alert-erasures.ts";
import type { StoreContext } from "./context.ts";
import { createFigureErasures, type FigureErasures } from "./figure-erasures.ts";
import { createLeadErasures, type LeadErasures } from "./lead-erasures.ts";

export type Erasure = { site_slug: string; at: string; rule: string; what: string; erased: number; ids: string[] };

/**
 * Every kind of data that ages, and how one portion of it is erased: completely, with its entry in the log, or not at
 * all.
 */
export type Erasures = LeadErasures &
  AgedErasures &
  AlertErasures &
  FigureErasures &
  AddressErasures & {
    /**
     * Leaves nothing of what was erased in the files of the database: its log is emptied, and a file in which one of the
     * texts is still found is written anew. False while somebody reads, such as a backup: try again later.
     */
    clearTraces: (texts: readonly string[]) => Promise<boolean>;
    /** The oldest first. */
    log: (site: string) => Promise<Erasure[]>;
  };

export function createErasures(context: StoreContext): Erasures {
  const { engine, db, unreadable } = context;
  return {
    ...createLeadErasures(context),
    ...createAgedErasures(context),
    ...createAlertErasures(context),
    ...createFigureErasures(context),
    ...createAddressErasures(context),
    clearTraces: (texts) => engine.clearTraces(texts),
    async log(site) {
      const rows = await engine.read(
        db.selectFrom("erasures").selectAll().where("site_slug", "=", site).orderBy("at").orderBy("id"),
      );
      return rows.map(({ id, ids, ...row }) => ({
        ...row,
        ids: [...(readOrReport(() => namesDocument.decode(ids, id), unreadable) ?? [])],
      }));
    },
  };
}

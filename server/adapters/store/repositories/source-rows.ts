import type { SourceState } from "#domain/stock-source/source-state.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import { type RunDetails, sourceDocument, sourceStateDocument } from "#server/documents/stock-source-document.ts";
import type { Tables } from "../tables.ts";

export type StockRun = RunDetails & { id: string; ended_at: string };

export type ListedSource = {
  dealershipId: string;
  source: StockSource;
  state: SourceState;
  nextAt: string;
  /** Until when a process runs it; null while none does. */
  runsUntil: string | null;
};

/** What a source is set to when nobody runs it. */
export const free = { lease: null, lease_until: null };

export type SourceRow = Omit<Tables["stock_sources"], "host">;

export const parsed = ({ document, state }: Pick<SourceRow, "document" | "state">, dealershipId: string) => ({
  source: sourceDocument.decode(document, `of ${dealershipId}`),
  state: sourceStateDocument.decode(state, `of ${dealershipId}`),
});

export const listed = (row: SourceRow): ListedSource => ({
  dealershipId: row.dealership_id,
  ...parsed(row, row.dealership_id),
  nextAt: row.next_at,
  runsUntil: row.lease === null ? null : row.lease_until,
});

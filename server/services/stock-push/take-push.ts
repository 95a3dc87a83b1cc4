import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { keyOfLeaving, mappingOfCars, mappingOfRows, type PushBody } from "#domain/feed/push-body.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { PushAnswer } from "#server/documents/stock-source.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { hashOf } from "#server/services/stock-import/feed-car.ts";
import { flatten } from "#server/services/stock-import/flatten.ts";
import { importStock } from "#server/services/stock-import/import-run.ts";
import type { SourceRow } from "#server/services/stock-import/source-row.ts";

type Push = { store: Store; dealership: Dealership; body: PushBody; now: Date };

const FINDINGS_TOLD = 200;
const PATIENCE_MS = 1500;
const STEP_MS = 50;

/** An import of this stock is running: nothing was changed. */
export class StockBusy extends Error {}

/** Applies a push by the rules of an import. When this resolves, this server's pages show it. */
export async function takePush({ store, dealership, body, now }: Push): Promise<PushAnswer> {
  const feed = (await store.operator.sources.get(dealership.id))?.source.mapping ?? null;
  const rows = [...body.cars, ...body.rows].map((one, at) => ({ line: at + 1, values: flatten(one), odd: null }));
  const { mapping, notes } = mappingFor(body, rows, feed);
  const leaving = [
    ...body.sold.map((said) => ({ said, becomes: "sold" as const })),
    ...body.remove.map((said) => ({ said, becomes: "hidden" as const })),
  ].map(({ said, becomes }, at) => ({
    key: hashOf(keyOfLeaving(said, mapping)),
    vehicle: typeof said === "string" ? said : Object.values(said).join(" "),
    becomes,
    line: at + 1,
  }));
  const report = await whenFree(() =>
    importStock({
      store,
      dealership,
      mapping,
      source: "push",
      rows: streamed(rows),
      rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 100 },
      now,
      push: { leaving },
    }),
  );
  return {
    dealership: dealership.slug,
    counts: report.counts,
    notes: [...notes, ...report.notes],
    findings: report.findings.slice(0, FINDINGS_TOLD),
  };
}

function mappingFor(
  body: PushBody,
  rows: readonly SourceRow[],
  feed: Mapping | null,
): { mapping: Mapping; notes: string[] } {
  if (body.rows.length > 0) return { mapping: mappingOfRows(feed), notes: [] };
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const { mapping, unknown } = mappingOfCars(columns, feed);
  const notes =
    unknown.length > 0 ? [`A car has no such field, so these were left out: ${unknown.slice(0, 20).join(", ")}.`] : [];
  return { mapping, notes };
}

/** Pushes of one dealership take turns; behind a long import they are refused. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== "refused") throw error;
      if (waited >= PATIENCE_MS) throw new StockBusy(error.message);
      await pause(STEP_MS + Math.random() * STEP_MS);
    }
  }
}

async function* streamed(rows: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* rows;
}

export const bodyHash = (body: string): string => createHash("sha256").update(body).digest("base64url");

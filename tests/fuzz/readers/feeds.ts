import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suggestMapping } from "#domain/feed/suggest-mapping.ts";
import { reportCsv, reportText } from "#domain/feed/report.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { readRows } from "#server/stock/import/read-rows.ts";
import { unpack } from "#server/stock/import/source-file.ts";
import { SourceError } from "#server/stock/import/source-error.ts";
import type { SourceRow } from "#server/stock/import/source-row.ts";
import { testNow } from "#tests/support/test-app.ts";
import { fuzzApp } from "../fuzz-app.ts";
import { stretched } from "../stretch.ts";
import type { Surface } from "../surface.ts";

const SAMPLE = 50;

/**
 * Files of feeds: unpacked, read, mapped as `--suggest` would, and compared with the stock; or refused with a sentence.
 */
export async function feeds(): Promise<Surface> {
  const app = await fuzzApp();
  const dealership = await app.store.operator.dealerships.get("first");
  if (!dealership) throw new Error("The fixture lost its first dealership.");
  const folder = mkdtempSync(join(tmpdir(), "forecourt-fuzz-"));
  const file = join(folder, "feed");
  return {
    async run(input, index) {
      writeFileSync(file, stretched(input, index));
      const scratch = mkdtempSync(join(folder, "unpacked-"));
      try {
        const { signal } = new AbortController();
        const files = await unpack(file, { disk: { allows: async () => true }, scratch, signal });
        const sample: SourceRow[] = [];
        for await (const row of readRows(files, {})) if (sample.push(row) >= SAMPLE) break;
        const { mapping } = suggestMapping([...new Set(sample.flatMap(({ values }) => Object.keys(values)))], sample);
        const rules = {
          vanished: { becomes: "sold", after_hours: 24 } as const,
          maxRemovedPercent: 20,
          maxLostPercent: 20,
        };
        const rows = readRows(files, mapping.format);
        const { store } = app;
        const report = await importStock({
          store,
          dealership,
          mapping,
          source: "feed",
          rows,
          rules,
          now: testNow,
          dryRun: true,
        });
        reportText(report);
        reportCsv(report);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
      } finally {
        rmSync(scratch, { recursive: true });
      }
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

import { writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { takePush } from "#server/stock/push/take-push.ts";
import { runSource } from "#server/stock/sources/run-source.ts";
import { testSourceAccess } from "#tests/support/source-access.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";

// The process that is killed. It imports a stock in which every price is the number of the run: by an import, by a due
// source, or by a push, in turn. Arguments: data directory, database address or "", number of the run, how many cars.

const [dataDir = "", databaseUrl = "", run = "", cars = "0"] = process.argv.slice(2);
// Each run's clock is an hour ahead of the last, so that it need not wait for the leases of the killed run.
const now = new Date(Date.UTC(2026, 2, 1) + Number(run) * 3_600_000);
const store = await openStore({ dataDir, databaseUrl: databaseUrl === "" ? undefined : databaseUrl, now: () => now });
const dealership = makeDealership("d1");
const mapping = mappingSchema.parse({
  key: ["Stock"],
  fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price" },
});
const rows = Array.from({ length: Number(cars) }, (_, n) => ({
  Stock: `S${n}`,
  Make: "Kia",
  Model: "Rio",
  Year: "2020",
  Price: String(1000 + Number(run)),
}));
const { mapping: _named, ...settings } = stockSettings.parse({ source: join(dataDir, "feed.csv"), every: "5m" });
await store.operator.sites.applyAll({
  sites: [],
  dealerships: [dealership],
  sources: new Map([["d1", { ...settings, mapping }]]),
});

const ways = [
  () =>
    importStock({
      store,
      dealership,
      now,
      source: "feed",
      mapping,
      rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20, maxLostPercent: 20 },
      rows: (async function* () {
        for (const [n, values] of rows.entries()) yield { line: n + 2, values, odd: null };
      })(),
    }),
  async () => {
    const lines = rows.map((row) => Object.values(row).join(","));
    writeFileSync(settings.source, ["Stock,Make,Model,Year,Price", ...lines].join("\n"));
    const access = testSourceAccess({ scratch: join(dataDir, "imports") });
    const deps = { store, access, secrets: {}, operatorEmail: [], clock: () => now };
    const ran = await runSource("d1", deps, { isDue: false });
    if (typeof ran !== "object" || ran.run.result !== "taken")
      throw new Error(`the source was not taken: ${JSON.stringify(ran)}`);
  },
  () => takePush(store, { dealership, now, keyId: "sk-1", id: `push-${run}`, body: JSON.stringify({ rows }) }),
];
writeSync(1, "begins\n");
await ways[Number(run) % ways.length]?.();
writeSync(1, "published\n");
await store.close();
process.exit(0);

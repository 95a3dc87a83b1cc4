import { writeSync } from "node:fs";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { importStock } from "#server/services/stock-import/import-run.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";

// The process that is killed: it imports one feed in which every price is the number of the run.
// Arguments: data directory, database address or "", number of the run, how many cars.

const [dataDir = "", databaseUrl = "", run = "", cars = "0"] = process.argv.slice(2);
// Each run's clock is an hour further on, so that it need not wait for the lease of the killed one.
const now = new Date(Date.UTC(2026, 2, 1) + Number(run) * 3_600_000);
const store = await openStore({ dataDir, databaseUrl: databaseUrl === "" ? undefined : databaseUrl, now: () => now });
const dealership = makeDealership("d1");
await store.operator.dealerships.put([dealership]);
writeSync(1, "begins\n");
await importStock({
  store,
  dealership,
  now,
  source: "feed",
  mapping: mappingSchema.parse({
    key: ["Stock"],
    fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", price: "Price" },
  }),
  rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20 },
  rows: (async function* () {
    for (let n = 0; n < Number(cars); n += 1) {
      const values = { Stock: `S${n}`, Make: "Kia", Model: "Rio", Year: "2020", Price: String(1000 + Number(run)) };
      yield { line: n + 2, values, odd: null };
    }
  })(),
});
writeSync(1, "published\n");
await store.close();

import { openStore } from "#server/adapters/store/open-store.ts";
import { makeCar, makeDealership } from "./store-fixtures.ts";

// Another process beside the server, like the command line: puts cars one by one and ends. Arguments: data directory,
// database address or "", dealership, how many.

const [dataDir = "", databaseUrl = "", dealership = "", count = "0"] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl === "" ? undefined : databaseUrl });
await store.operator.dealerships.put([makeDealership(dealership)]);
for (let n = 0; n < Number(count); n += 1) await store.operator.stock.put([makeCar(`${dealership}-${n}`, dealership)]);
await store.close();

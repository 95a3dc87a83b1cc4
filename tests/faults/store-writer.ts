import { writeSync } from "node:fs";
import { openStore } from "#server/adapters/store/open-store.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { EVENTS_PER_WRITE, writtenAs } from "./store-writes.ts";

// The process that is killed. Several writers at once share commits; every write is numbered, and its number is printed
// only after the store has acknowledged it. Arguments: data directory, database address or "", the run's name.

const WRITERS = 8;
const [dataDir = "", databaseUrl = "", run = ""] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl === "" ? undefined : databaseUrl });
await store.operator.dealerships.put([makeDealership(run)]);
const { events } = store.forSite({ slug: run, dealershipIds: [run] });

let last = 0;
const writeOn = async () => {
  for (;;) {
    const number = (last += 1);
    if (writtenAs(number) === "car") await store.operator.stock.put([makeCar(`${run}-${number}`, run)]);
    else {
      const parts = Array.from({ length: EVENTS_PER_WRITE }, (_, part) => ({
        kind: "part",
        document: { number, part },
      }));
      await events.append(parts);
    }
    // Written straight to the pipe: an acknowledged number must not be lost in a buffer of the dying process.
    writeSync(1, `${number}\n`);
  }
};
await Promise.all(Array.from({ length: WRITERS }, writeOn));

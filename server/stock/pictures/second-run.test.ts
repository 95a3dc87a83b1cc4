import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { type PictureServer, startPictureServer } from "#tests/support/picture-server.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { fetchNow } from "./fetch-now.ts";

// docs/import-stock.md has the figures of 500 cars with 10 pictures each; the counts are the same with fewer.
const CARS = 12;
const PICTURES = 5;

let server: PictureServer;
let store: Store;
let dataDir: string;
beforeAll(async () => {
  server = await startPictureServer();
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-second-run-"));
  store = await openStore({ dataDir });
  await store.operator.dealerships.put([makeDealership("d1")]);
});
afterAll(async () => {
  await store.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
});

test("[17.5.3] a second run of the same feed writes nothing and fetches nothing", { timeout: 300_000 }, async () => {
  const mapping = mappingSchema.parse({
    key: ["Stock"],
    fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year", images: "Photos" },
  });
  const run = () =>
    importStock({
      store,
      dealership: makeDealership("d1"),
      mapping,
      source: "feed",
      rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 20, maxLostPercent: 20 },
      now: new Date(),
      rows: (async function* () {
        for (let car = 0; car < CARS; car += 1) {
          const photos = Array.from({ length: PICTURES }, (_, n) => `${server.url}/ok/${car}-${n}.jpg`).join("|");
          yield {
            line: car + 2,
            values: { Stock: `S${car}`, Make: "Kia", Model: "Rio", Year: "2020", Photos: photos },
            odd: null,
          };
        }
      })(),
    });
  const fetchAll = () =>
    fetchNow(
      {
        store,
        outgoing: localOutgoing,
        dealershipId: "d1",
        pictureFiles: new FeedPictureFiles(openFolderStorage(dataDir)),
        disk: { allows: async () => true },
        log: { info: () => undefined, warn: () => undefined },
        clock: () => new Date(),
        recheckMs: 72 * 3_600_000,
      },
      () => undefined,
    );
  await run();
  expect(await fetchAll()).toEqual({ ready: CARS * PICTURES, onTheWay: 0, broken: 0 });
  expect(server.requests()).toBe(CARS * PICTURES);
  const versions = await store.versions();
  const before = await store.operator.stock.list("d1");
  expect(before.every(({ images }) => images.length === PICTURES)).toBe(true);

  const second = await run();
  expect(second.counts).toMatchObject({ unchanged: CARS, written: 0 });
  expect(second.pictures).toEqual({ ready: CARS * PICTURES, onTheWay: 0, broken: 0 });
  await fetchAll();
  expect(server.requests()).toBe(CARS * PICTURES);
  expect(await store.versions()).toEqual(versions);
  expect(await store.operator.stock.list("d1")).toEqual(before);
});

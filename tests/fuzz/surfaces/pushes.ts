import { createHmac } from "node:crypto";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import { pushSecret } from "#server/stock/push/push-signature.ts";
import { testNow } from "#tests/support/test-app.ts";
import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { stretched } from "../stretch.ts";
import { checkAnswer, type Surface } from "../surface.ts";

const keyId = "sk-fuzz";
/** One in this many repeats the id of the one before it, with another body. */
const REPEATED_ID_EVERY = 10;

/** One in this many is a whole stock with a text of the input in each car. */
const LARGE_EVERY = 200;
const MOST_BYTES = 1_900_000;
const CARS = 450;

function largePush(input: Buffer): string {
  const text = input.toString("utf8");
  const description = text.repeat(Math.ceil(MOST_BYTES / 3 / CARS / Math.max(1, text.length)));
  const car = { make: "Kia", model: "Rio", year: 2020, description: description.slice(0, MOST_BYTES / 3 / CARS) };
  return JSON.stringify({ cars: Array.from({ length: CARS }, (_, at) => ({ ...car, stocknum: `L${at}` })) });
}

/** Bodies of signed pushes, applied by their thread: cars, rows read by a mapping, and keys of cars that go. */
export async function pushes(): Promise<Surface> {
  const app = await fuzzApp({}, { pushThread: true });
  await app.store.operator.stockKeys.add({ id: keyId, dealership_id: "first", sealed: null }, null);
  const mapping = mappingSchema.parse({
    key: ["No"],
    fields: {
      stocknum: "No",
      title: "Title",
      price: "Price",
      km: "Km",
      description: "Text",
      images: "Pictures",
      features: "Options",
      created_at: "Added",
      simple_fuel: "Fuel",
      colour: { from: "Colour", split: "/", part: 1 },
    },
  });
  const { mapping: _named, ...settings } = stockSettings.parse({ source: "feed.csv", every: "6h" });
  await app.store.operator.sites.applyAll({ sites: [], sources: new Map([["first", { ...settings, mapping }]]) });
  const secret = pushSecret("a secret for tests alone", keyId);
  const timestamp = String(Math.floor(testNow.getTime() / 1000));
  return {
    isWatched: true,
    async run(input, index) {
      const body = index % LARGE_EVERY === 1 ? largePush(input) : stretched(input, index, MOST_BYTES).toString("utf8");
      const id = `fuzz-push-${index % REPEATED_ID_EVERY === 1 ? index - 1 : index}`;
      const hmac = createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body);
      const headers = {
        "content-type": "application/json",
        "stock-key": keyId,
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${hmac.digest("base64")}`,
      };
      await checkAnswer(await app.get(`${firstSite}/api/stock`, { method: "POST", headers, body }));
    },
    close: () => app.close(),
  };
}

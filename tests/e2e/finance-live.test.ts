import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pmt } from "financial";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { startReceiver } from "#tests/faults/delivery-receivers.ts";
import { ask } from "#tests/support/ask.ts";
import { openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { person } from "#tests/support/enquiry-forms.ts";
import { fillApplication, sendApplication } from "#tests/support/finance-application.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { aCar } from "#tests/support/test-app.ts";

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), "forecourt-finance-"));
const sites = join(folder, "sites");
const file = join(sites, "first-site.yaml");
const provider = {
  key: "acme",
  name: "Acme Finance",
  lender_type: 6,
  excluded_makes: [],
  excluded_dealerships: [],
  credit_licence: null,
  warning: "WARNING: this comparison rate is true only for the examples given.",
  interest_rate: 8,
  comparison_rate: 9,
  fees: null,
  path: "/finance",
  apply_path: "/apply-for-finance",
  destination: "car-clarity",
  terms_text: "I have read and understood the Privacy Statement",
  steps: null,
};
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let original = "";

/** Applies the site's file as a dealer changes it, while the server runs. */
async function apply(rates: Partial<typeof provider> = {}, cars: ReturnType<typeof aCar>[] = []): Promise<void> {
  const channel = { kind: "car-clarity", url: `${receiver.url}/clarity`, key: "a-key" };
  const settings = { mail_from: "sales@first.example", delivery: [{ channel }] };
  const own = original.replace(/^private:.*$/m, `private: ${JSON.stringify(settings)}`);
  const facets = "search: { facets: [{ facet: weekly_price_range, label: null, open: true }] }";
  writeFileSync(
    file,
    `${own}captcha: null\n${facets}\nfinance_provider: ${JSON.stringify({ ...provider, ...rates })}\n`,
  );
  const store = await openStore({ dataDir: join(folder, "data") });
  await applyFolder(store, sites);
  if (cars.length > 0) await store.operator.stock.put(cars.map((car) => carSchema.parse(car)));
  await store.close();
}

beforeAll(async () => {
  cpSync("tests/fixtures/sites", sites, { recursive: true });
  original = readFileSync(file, "utf8");
  receiver = await startReceiver(() => "well");
  await apply({}, [aCar({ id: "one" }), aCar({ id: "two", price: 31_000 })]);
  server = await startServerProcess({ DATA_DIR: join(folder, "data"), SMTP_URL: "" });
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

test("[7.2.5] an application sent through the site arrives at the car-clarity address, whole and once", async () => {
  const page = await browser.page(phone);
  const address = `http://first-site.localhost:${server.port}/apply-for-finance?vehiclePriceBudget=31000#finance-form`;
  await openLive(page, address);
  await fillApplication(page, "To be forwarded");
  await page.getByLabel(/I have read and understood/).check();
  await sendApplication(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ path, headers, body }] = receiver.received as [(typeof receiver.received)[number]];
  expect([path, headers.authorization, headers["content-type"]]).toEqual([
    "/clarity",
    "Bearer a-key",
    expect.stringContaining("application/json"),
  ]);
  expect(headers["idempotency-key"]).toMatch(/\w{8}/);
  // Something of every step, and the number of the last.
  expect(JSON.parse(body)).toMatchObject({
    category: "Finance Application",
    vehiclePriceBudget: "31000",
    loan_purpose: "Personal",
    name: person.name,
    residency: "Citizen",
    employment: "Retired",
    income: "1900",
    housing_cost: "800",
    message: "To be forwarded",
    terms_agreed: true,
    step_number: 4,
    form_completed: true,
    lead_status: "Complete",
  });
});

test("[3, 5] a rate that changes in the site's file moves the facet and the cards with it", async () => {
  const listing = async () => {
    const { text } = await ask(server.port, "first-site", "/search");
    const plain = text.replaceAll("<!-- -->", "");
    const counts = [...plain.matchAll(/name="weekly_price_range" value="([^"]+)"\/><b>[^<]*<\/b><em>(\d+)</g)];
    return {
      facet: Object.fromEntries(counts.map(([, range, count]) => [range, Number(count)])),
      cards: [
        ...new Set([...plain.matchAll(/\$(\d+)\/wk<\/span><span>([\d.]+% p\.a\.)/g)].map(([, a, b]) => `${a} ${b}`)),
      ],
    };
  };
  // Computed by another library: 261 weeks, 52.18 to a year.
  const card = (price: number, rate: number) => `${Math.ceil(-pmt(rate / 5218, 261, price))} ${rate}.00% p.a.`;
  const cards = (rate: number) => [card(23_990, rate), card(31_000, rate)];
  expect(await listing()).toEqual({ facet: { "100-150": 2 }, cards: cards(8) });
  await apply({ interest_rate: 20, comparison_rate: 21 });
  await expect.poll(listing).toEqual({ facet: { "100-150": 1, "150-200": 1 }, cards: cards(20) });
});

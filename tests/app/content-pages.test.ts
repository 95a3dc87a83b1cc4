import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

let now = testNow;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp([aCar({ id: "a1" }), aCar({ id: "a2", simple_fuel: "Electric" })], { clock: () => now });
});
afterAll(() => site.close());

const open = async (path: string) => {
  const response = await site.get(`http://first-site.localhost:3000${path}`);
  return { status: response.status, text: await response.text() };
};

test("[3.9.3] an offer leaves its page at the end of its last day, out of a cached copy too", async () => {
  now = testNow;
  const before = await open("/special-offers");
  expect(before.text).toContain("Easter service offer");
  expect(before.text).toContain("By booking only.");
  expect(before.text).toContain("Until 10 March 2026");
  expect(before.text).not.toContain("Summer tyres");
  now = new Date("2026-03-10T12:59:00Z");
  expect((await open("/special-offers")).text).toContain("Easter service offer");
  now = new Date("2026-03-10T13:01:00Z");
  expect((await open("/special-offers")).text).not.toContain("Easter service offer");
});
test("[2.1, 18.1.2] a page of texts shows the price of its cars now", async () => {
  now = testNow;
  await open("/special-offers");
  await site.store.operator.stock.put([{ ...(await carOf("a1")), price: 19_990 }]);
  await site.registry.refresh();
  expect((await open("/special-offers")).text).toContain("$19,990");
});
test("[4.5, 10.6.5] legal pages are there without a word from the dealer, with his name and address", async () => {
  for (const path of ["/privacy-policy", "/terms-and-conditions", "/pages/privacy-statement", "/accessibility"]) {
    const { status, text } = await open(path);
    expect(status, path).toBe(200);
    expect(text).toContain("First Site Motors");
    expect(text).not.toContain("{{");
  }
});
test("[6.2.4] what a site does not offer has no page", async () => {
  for (const path of ["/careers", "/fleet", "/service", "/electric-cars", "/models", "/faqs"]) {
    expect((await open(path)).status, path).toBe(404);
  }
});

async function carOf(id: string) {
  const car = (await site.store.operator.stock.list("first")).find((one) => one.id === id);
  if (!car) throw new Error(`no car ${id}`);
  return car;
}

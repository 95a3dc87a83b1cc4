import { afterAll, beforeAll, expect, test } from "vitest";
import { siteForms, siteFormPath } from "#domain/form/forms.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { ownAddresses } from "#site/paths/own-addresses.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";
import { testNow } from "#tests/support/test-app.ts";

// A page says until when it holds, from what it has read. The long way: drawing it at every moment. A page that reads
// the clock without saying so differs at the last moment of its life.

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld();
});
afterAll(() => world.close());

const everywhere = [
  "/search",
  "/search/used-cars",
  "/search?q=ute%20under%2030k",
  "/search?sortBy=price:asc&page=2",
  "/repayments",
  "/recent?ids=x",
  "/success?category=used-vehicle-enquiry",
  "/alerts/new",
  "/nobody",
  "/cars/trade-in",
  ...siteForms.map(({ id }) => siteFormPath(id)),
];

async function pathsOf(runtime: SiteRuntime): Promise<string[]> {
  const { stock } = await runtime.state(testNow.getTime());
  const every = Math.ceil(stock.ids().length / 8);
  const cars = stock.ids().filter((_id, at) => at % every === 0);
  return [
    ...ownAddresses(runtime.site).map(({ path }) => path),
    ...everywhere,
    ...cars.flatMap((id) => {
      const path = `/cars/${stock.find(id)?.slug}`;
      return [path, `${path}/enquire`, `${path}/test-drive`, `${path}/call`, `${path}/checkout`];
    }),
  ];
}

test("[18.1.2] every page of the demo is the same in the last moment of its life as in the first", async () => {
  const { renderer } = world.services.pages;
  const wrong: string[] = [];
  let asked = 0;
  for (const runtime of world.registry.all()) {
    for (const path of new Set(await pathsOf(runtime))) {
      const { page } = await renderer.page(runtime, path, testNow);
      const last = new Date(Math.min(page.validUntil, testNow.getTime() + yearMs) - 1);
      // What pages share would be kept from the first moment.
      (await runtime.state(last.getTime())).shared.clear();
      const late = await renderer.page(runtime, path, last);
      const [one, other] = await Promise.all([page, late.page].map((made) => made.body("identity")));
      if (!one?.equals(other ?? Buffer.alloc(0))) wrong.push(`${runtime.site.slug}${path} until ${last.toISOString()}`);
      asked += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(600);
}, 600_000);

const yearMs = 366 * 86_400_000;

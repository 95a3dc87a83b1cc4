import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";
import { tokenAt } from "#tests/support/search-app.ts";

const secondSite = "http://second-site.localhost:3000";
const names = ["hold", "pay", "expire", "cancel"] as const;

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp([
    ...names.map((id) => reservableCar(id)),
    reservableCar("elsewhere", { dealership_id: "second", location_id: "second-yard" }),
  ]);
});
afterAll(() => app.close());

const cacheOf = async (url: string) => {
  const page = await app.get(url);
  await page.text();
  return page.headers.get("server-timing");
};
const begin = async (id: string) => (await app.reserve(id)).body.reservation?.token ?? "";
const read = async (path: string) => (await app.get(`${origin}${path}`)).text();

/** A car as everybody else sees it now, without any explicit refresh. */
async function seen(id: string) {
  const [listing, page] = [await read("/search"), await read(`/cars/car-${id}`)];
  const [card = ""] =
    new RegExp(`<article(?:(?!<article)[\\s\\S])*?/cars/car-${id}"[\\s\\S]*?</article>`).exec(listing) ?? [];
  const found = await app.get(`${origin}/api/search/indexes/cars/search`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await tokenAt(app.time.now.getTime())}`,
    },
    body: JSON.stringify({ filter: `id = ${id}` }),
  });
  const [hit] = ((await found.json()) as { hits: { reserved: boolean; held_until: string | null }[] }).hits;
  return {
    card: [/Being reserved|Reserved/.exec(card)?.[0] ?? "free", card.includes(`/cars/car-${id}/checkout`)],
    page: [/Somebody is reserving|Reserved for another/.exec(page)?.[0] ?? "free", page.includes(`car-${id}/checkout`)],
    index: [hit?.reserved, hit?.held_until !== null],
  };
}
const free = { card: ["free", true], page: ["free", true], index: [false, false] };
const held = { card: ["Being reserved", false], page: ["Somebody is reserving", false], index: [false, true] };
const reserved = { card: ["Reserved", false], page: ["Reserved for another", false], index: [true, false] };

describe("[4.4, 13.1.4] listing, card, vehicle page and search index follow at once", () => {
  test("a hold", async () => {
    expect(await seen("hold")).toEqual(free);
    await begin("hold");
    expect(await seen("hold")).toEqual(held);
  });

  test("a payment", async () => {
    const token = await begin("pay");
    await app.notify(token, { id: "shown-1" });
    expect(await seen("pay")).toEqual(reserved);
  });

  test("a cancelled hold", async () => {
    const token = await begin("cancel");
    expect(await seen("cancel")).toEqual(held);
    await app.post(`/cars/car-cancel/checkout/done?reservation=${token}`, { act: "cancel" });
    expect(await seen("cancel")).toEqual(free);
  });

  test("a hold that ends", async () => {
    const token = await begin("expire");
    expect(await seen("expire")).toEqual(held);
    app.later(15);
    // Cached pages expire by themselves, whether or not the keeper has run; the index follows with the keeper's round.
    expect(await seen("expire")).toMatchObject({ card: free.card, page: free.page });
    await app.keep();
    expect(await seen("expire")).toEqual(free);
    // Its page may still be open somewhere.
    const { status } = await app.stands(token);
    await app.post(`/cars/car-expire/checkout/done?reservation=${token}`, { act: "cancel" });
    expect([status, (await app.stands(token)).status]).toEqual(["expired", "expired"]);
  });
});

test("[4.4] the sites of another dealer keep every page they have", async () => {
  const pages = [secondSite, `${secondSite}/search`, `${secondSite}/cars/car-elsewhere`];
  for (const page of pages) await cacheOf(page);
  await cacheOf(`${origin}/cars/car-hold`);
  const [before, versions] = [app.renders(), app.registry.bySlug("second-site")?.stockVersion];
  const token = await begin("cancel");
  await app.notify(token, { id: "others-1" });
  for (const page of pages) expect([page, await cacheOf(page)]).toEqual([page, "cache;desc=hit"]);
  expect([app.renders(), app.registry.bySlug("second-site")?.stockVersion]).toEqual([before, versions]);
  // On this server, the same pages are rendered again.
  expect(await cacheOf(`${origin}/cars/car-hold`)).toBe("cache;desc=miss");
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "#server/http/listen.ts";
import { gatedPages } from "#tests/support/gated-pages.ts";
import { createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";
import { unlimited } from "#tests/support/test-app.ts";

const pages = gatedPages();
const render = {
  atOnce: 1,
  atOncePerSite: 1,
  waiting: 6,
  waitingPerSite: 4,
  waitingPerAddress: 2,
  longestWaitMs: 600_000,
};
let app: Awaited<ReturnType<typeof createReserveApp>>;
let server: Awaited<ReturnType<typeof listen>>;
let round = 0;

beforeAll(async () => {
  const load = { ...unlimited, render };
  app = await createReserveApp([reservableCar("c1")], { build: pages.build, load });
  // A site's first page waits for its stock to be read.
  pages.open();
  await app.get("http://second-site.localhost:3000/first");
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  server.answerWith(app.app.fetch);
});
afterAll(async () => {
  await server.close();
  await app.close();
});
beforeEach(() => {
  round += 1;
  pages.close();
});
afterEach(() => pages.open());

const open = async (path: string, address = "127.0.0.1", headers = {}) =>
  app.get(`http://first-site.localhost:3000/${round}${path}`, { headers }, address);

/** One page is being rendered, and others wait, by default as many as the site may have. */
async function fill(addresses = [1, 1, 2, 2]) {
  const under = open("/under-way");
  await expect.poll(() => pages.begun).toContain(`/${round}/under-way`);
  const waiting = addresses.map((address, index) => open(`/waiting-${index}`, `127.0.1.${address}`));
  return [under, ...waiting];
}

test("[8, 19.1.2, 19.1.5] beyond the queue a page is refused with 503 and Retry-After, and nothing else is", async () => {
  pages.open();
  const reserved = await app.reserve("c1");
  expect((await open("/cached")).status).toBe(200);
  pages.close();
  const responses = await fill();

  const refused = await open("/one-too-many", "127.0.1.1", { accept: "text/html" });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toContain("Please try again in a moment.");

  const cached = await open("/cached");
  expect([cached.status, cached.headers.get("server-timing")]).toEqual([200, "cache;desc=hit"]);
  expect((await app.get("http://first-site.localhost:3000/healthz")).status).toBe(200);
  const lead = { name: "Mia Tran", phone: "0412345678", email: "mia@example.com", message: "Hello" };
  expect((await app.send("/api/leads", { lead })).status).toBe(201);
  expect((await app.notify(reserved.body.reservation?.token ?? "", {})).status).toBe(200);

  pages.open();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test("[8, 19.1.2] while one address floods a site, another visitor's page is taken in", async () => {
  const responses = await fill([1, 1]);
  expect((await open("/one-too-many", "127.0.1.1")).status).toBe(503);
  const visitor = open("/visitor", "127.0.1.3");
  pages.open();
  expect((await visitor).status).toBe(200);
  await Promise.all(responses);
});

test("[8] a flooded site leaves room for the others", async () => {
  const responses = await fill();
  const other = app.get(`http://second-site.localhost:3000/${round}/other`);
  pages.open();
  expect((await other).status).toBe(200);
  const order = pages.begun.filter((path) => path.startsWith(`/${round}/`));
  // Behind the page under way and one of the flooded site, not behind all of them.
  expect(order.indexOf(`/${round}/other`)).toBeLessThanOrEqual(2);
  await Promise.all(responses);
});

test("[19.1.4] a page is made though its visitor has hung up: he finds it when he comes back", async () => {
  const visitor = connect(server.port, "127.0.0.1");
  await once(visitor, "connect");
  const path = `/${(round += 1)}/hung-up`;
  visitor.write(`GET ${path} HTTP/1.1\r\nHost: first-site.localhost\r\n\r\n`);
  await expect.poll(() => pages.begun).toContain(path);
  visitor.resetAndDestroy();
  await once(visitor, "close");
  pages.open();
  const found = async () => (await app.get(`http://first-site.localhost:3000${path}`)).headers.get("server-timing");
  await expect.poll(found).toBe("cache;desc=hit");
  expect(pages.begun.filter((one) => one === path)).toHaveLength(1);
});

test("[8, 19.2.3] an address opens so many uncached pages in a minute; cached ones do not count", async () => {
  const load = { ...unlimited, perMinute: { ...unlimited.perMinute, pages: 3 } };
  const own = await createReserveApp([], { build: pages.build, load });
  pages.open();
  const get = (path: string, address = "127.0.0.1") => own.get(`http://first-site.localhost:3000${path}`, {}, address);
  const statuses = [];
  for (const path of ["/a", "/b", "/a", "/a", "/c", "/d"]) statuses.push((await get(path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number((await get("/d")).headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await get("/d", "127.0.0.2")).status).toBe(200);
  await own.close();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

const proxy = "10.1.2.3";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([], {
    build: noPages,
    proxies: { trustedProxies: ["10.0.0.0/8"], forwardedHost: true },
  });
});
afterAll(() => app.close());

const ask = async (query: string, peer = proxy, headers: Record<string, string> = {}) =>
  (await app.get(`http://127.0.0.1:3000/internal/host${query}`, { headers }, peer)).status;

test.each([
  ["the primary host", "www.first.example"],
  ["another host of the site", "first.example"],
  ["another spelling", "WWW.First.Example."],
])("[19.7.3] a proxy gets a certificate for %s", async (_what, host) => {
  expect(await ask(`?domain=${host}`)).toBe(200);
});

test.each([
  ["a host that no site has", "?domain=nobody.example", 404],
  ["a host below one of ours", "?domain=a.www.first.example", 404],
  ["the name that only this machine may use", "?domain=first-site.localhost", 404],
  ["an address", "?domain=10.1.2.3", 404],
  ["nothing", "", 400],
  ["a name longer than DNS allows", `?domain=${"a".repeat(254)}`, 400],
])("[19.7.3] it gets none for %s, and reads why", async (_what, query, status) => {
  expect(await ask(query)).toBe(status);
  const answer = await app.get(`http://127.0.0.1:3000/internal/host${query}`, {}, proxy);
  expect(await answer.text()).toMatch(/^[A-Z].*\n$/);
});

test.each<[string, string, Record<string, string>, number]>([
  ["this machine", "127.0.0.1", {}, 200],
  ["this machine over IPv6", "::1", {}, 200],
  ["a stranger", "203.0.113.7", {}, 403],
  ["a stranger who claims to be the proxy", "203.0.113.7", { "x-forwarded-for": proxy }, 403],
  ["a visitor behind the proxy", proxy, { "x-forwarded-for": "203.0.113.7" }, 403],
  ["a visitor behind a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.7" }, 403],
])("[19.7.3] asked by %s", async (_who, peer, headers, status) => {
  expect(await ask("?domain=www.first.example", peer, headers)).toBe(status);
});

test("[19.7.3] a suspended site gets no certificate", async () => {
  await app.store.operator.siteLife.suspend("first-site", "unpaid");
  await app.registry.refresh();
  expect(await ask("?domain=www.first.example")).toBe(404);
  await app.store.operator.siteLife.resume("first-site");
  await app.registry.refresh();
  expect(await ask("?domain=www.first.example")).toBe(200);
});

test("[19.7.3] a flood of invented names is bounded, and keeps no dealership from its certificate", async () => {
  const flood = await Promise.all(Array.from({ length: 700 }, (_, n) => ask(`?domain=${n}.nobody.example`, "::1")));
  expect(flood.filter((status) => status === 404)).toHaveLength(600);
  expect(flood.filter((status) => status === 429)).toHaveLength(100);
  expect(await ask("?domain=www.first.example", "::1")).toBe(200);
});

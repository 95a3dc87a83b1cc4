import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { listen } from "#server/http/listen.ts";
import type { Line } from "./explain.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let listening: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "a1" }),
    aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" }),
  ]);
  listening = await listen({ PORT: 0, HOST: "127.0.0.1" });
  listening.answerWith(app.app.fetch);
});
afterAll(async () => {
  await listening.close();
  await app.close();
});

const askAt = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.get(`http://${host}/internal/explain?${new URLSearchParams({ url })}`, { headers });
const said = async (url: string) =>
  Object.fromEntries(((await (await askAt("localhost", url)).json()) as Line[]).map(({ what, is }) => [what, is]));
const first = "http://first-site.localhost";

test("a page that nobody has asked for is drawn for the answer, and its parameters are told apart", async () => {
  expect(await said(`${first}/search?price=,30000&utm_source=mail`)).toMatchObject({
    host: "first-site.localhost",
    site: expect.stringMatching(/^first-site, version \d+, stock version \d+$/),
    row: "search, /search/*",
    "parameters kept": "price",
    "and dropped": "utm_source",
    "cache key": "first-site /search?price=%2C30000",
    answers: "200",
    "depends on": expect.stringMatching(/^site version \d+; cars of the stock, version \d+/),
    "in the cache": "no; drawn for this answer alone",
    "drawn in": expect.stringMatching(/^[\d.]+ ms$/),
  });
});

test("a page from the cache says how old it is, and why it is drawn again", async () => {
  await app.get(`${first}/contact`);
  expect((await said(`${first}/contact`))["in the cache"]).toMatch(/^yes, 0 s old, \d+ kB$/);
  app.services.platform.registry.bySlug("first-site")!.stockVersion += 1;
  expect((await said(`${first}/contact`))["in the cache"]).toMatch(/^not fresh: the stock has changed; 0 s old/);
  app.services.platform.registry.bySlug("first-site")!.stockVersion -= 1;
});

test.each([
  ["http://nobody.example/", "site", "none has this host: 404"],
  ["http://first.example/", "site", "leads to its first host, www.first.example: 308"],
  [`${first}/api/leads`, "row", "none: a call or a file, answered before any page (server/http/app.ts)"],
  [`${first}/nobody`, "row", "none: page not found"],
  [`${first}/contact/`, "row", "a page has no slash at its end: 308 to /contact"],
  [`${first}/robots.txt`, "row", "document /robots.txt"],
  [`${first}/about`, "row", "about, /about"],
  [`${first}/success?valuation_id=1`, "in the cache", "never: the address is somebody's key"],
  ["http://second-site.localhost/used-cars-sydney?a=b", "row", "old address: 301 to /search?a=b"],
  ["http://second-site.localhost/winter-sale", "row", "gone for good, as redirects.yaml says"],
])("%s: %s is %j", async (url, what, is) => {
  expect((await said(url))[what]).toBe(is);
});

test("[19.2] nobody but this machine may ask, also not by way of a proxy or a page of another name", async () => {
  const status = async (host: string, headers = {}) => (await askAt(host, `${first}/`, headers)).status;
  expect(await status("localhost", { "x-forwarded-for": "203.0.113.9" })).toBe(403);
  expect(await status("evil.example")).toBe(403);
  expect(await status("first-site.localhost:3000")).toBe(200);
  expect((await askAt("localhost", "")).status).toBe(400);
});

test("forecourt explain prints it, and says what to do where no server answers", async () => {
  vi.stubEnv("PORT", String(listening.port));
  const { code, out } = await forecourtIn(app.dataDir, ["explain", `${first}/cars/car-a1`]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^row +car, \/cars\/:slug$/m)]);
  expect((await forecourtIn(app.dataDir, ["explain"])).code).toBe(2);
  const other = createServer((_req, res) => res.end("something else")).listen(0, "127.0.0.1");
  await once(other, "listening");
  vi.stubEnv("PORT", String((other.address() as AddressInfo).port));
  const strange = await forecourtIn(app.dataDir, ["explain", `${first}/`]);
  expect([strange.code, strange.err]).toEqual([1, expect.stringContaining("cannot explain")]);
  other.close();
  vi.stubEnv("PORT", "9");
  const alone = await forecourtIn(app.dataDir, ["explain", `${first}/`]);
  expect([alone.code, alone.err]).toEqual([1, expect.stringContaining("No server answers on port 9")]);
  vi.unstubAllEnvs();
});

test("in development each page says it in a header, and otherwise none does", async () => {
  const headerOf = async (world: Pick<typeof app, "get">) =>
    (await world.get(`${first}/about`)).headers.get("x-explain");
  expect(await headerOf(app)).toBeNull();
  const development = await createTestApp([], { explains: true });
  expect(decodeURI((await headerOf(development)) ?? "")).toMatch(
    /^about, \/about; site version \d+; .*; drawn in [\d.]+ ms$/,
  );
  await development.close();
});

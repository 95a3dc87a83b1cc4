import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { listen } from "#server/listen.ts";
import { ask, type Reply } from "#tests/support/ask.ts";
import { isThisMachine } from "./repeated-hits.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { isLoopback, normalAddress } from "#server/middleware/client-address.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listen>>;
let repeated = 0;

beforeAll(async () => {
  app = await createTestApp([aCar({ id: "c1" })]);
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  const counted = app.repeatedHits.answer.bind(app.repeatedHits);
  app.repeatedHits.answer = (...request) => {
    const isAnswered = counted(...request);
    if (isAnswered) repeated += 1;
    return isAnswered;
  };
  server.answerWith(app.app.fetch, app.repeatedHits);
});
afterAll(async () => {
  await server.close();
  await app.close();
});
beforeEach(() => {
  repeated = 0;
});

const get = (path: string, headers: Record<string, string> = {}, slug = "first-site") =>
  ask(server.port, slug, path, { "accept-encoding": "br", ...headers });
const comparable = ({ status, body, headers: { date: _date, "x-request-id": id, ...headers } }: Reply) => {
  expect(id).toMatch(/^[\w-]{8,64}$/);
  return { status, body, headers };
};

/** Asks until the application has been passed by; the first time a page is asked for again, it is compressed better. */
async function untilRepeated(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  repeated = 0;
  const answer = await expect
    .poll(async () => (await get(path, headers), repeated), { timeout: 60_000 })
    .toBeGreaterThan(0)
    .then(() => get(path, headers));
  return answer;
}

test.each([
  ["compressed", "br"],
  ["gzipped", "gzip"],
  ["as it is", "identity"],
])("[18.1.2] a repeated answer is the application's own to the last header, %s", async (_what, encoding) => {
  const quick = await untilRepeated("/search", { "accept-encoding": encoding });
  expect(repeated).toBeGreaterThan(1);
  const before = repeated;
  // The same request with a header that changes nothing takes the whole way.
  const whole = await get("/search", { "accept-encoding": encoding, range: "none" });
  expect(repeated).toBe(before);
  expect(comparable(quick)).toEqual(comparable(whole));
});

test("[18.1.2] an answer whose bytes were replaced by smaller ones meanwhile is not remembered", async () => {
  // Nobody has asked for this page: of many at once, some are still written while the first is compressed better.
  const path = "/search?price=,99999";
  for (let turn = 0; turn < 5; turn++) {
    const answers = await Promise.all(Array.from({ length: 24 }, () => get(path)));
    expect(answers.map(({ body }) => String(body.length))).toEqual(answers.map((one) => one.headers["content-length"]));
  }
});

test("[18.1.2] a change of stock is seen by the next request", async () => {
  expect((await untilRepeated("/search")).status).toBe(200);
  await app.store.operator.stock.put([carSchema.parse(aCar({ id: "c9", make: "Kia", name: "2021 Kia Rio" }))]);
  await app.registry.refresh();
  const before = repeated;
  const { text } = await get("/search", { "accept-encoding": "identity" });
  expect(text).toContain("Kia");
  expect((await get("/search")).headers["server-timing"]).toContain("hit");
  expect(repeated).toBe(before);
});

test("what a request says about itself still counts: ETag, request id, HEAD and who asks", async () => {
  const { headers } = await untilRepeated("/contact");
  expect((await get("/contact", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
  expect((await get("/contact", { "x-request-id": "a-name-of-mine" })).headers["x-request-id"]).toBe("a-name-of-mine");
  expect((await get("/contact", {}, "second-site")).body).not.toEqual((await get("/contact")).body);
});

test("[10.11.1] a site that is closed answers nobody, whatever was remembered", async () => {
  await untilRepeated("/contact");
  const runtime = app.registry.bySlug("first-site");
  expect.assert(runtime);
  runtime.suspended = true;
  expect((await get("/contact")).status).toBe(503);
  runtime.suspended = false;
  expect((await get("/contact")).status).toBe(200);
});

test.each([
  "127.0.0.1",
  "127.255.0.9",
  "::1",
  "::ffff:127.0.0.1",
  "128.0.0.1",
  "12.7.0.1",
  "::2",
  "::ffff:10.0.0.1",
  "10.0.0.7",
])("%s is this machine to both checks, or to neither", (address) =>
  expect(isThisMachine(address)).toBe(isLoopback(normalAddress(address) ?? "")),
);

import { Hono } from "hono";
import { expect, test } from "vitest";
import { Limit } from "#server/platform/limits/limits.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { testNow } from "#tests/support/test-app.ts";
import { clientAddress } from "./client-address.ts";
import { delayRefusals, refusalDelay } from "./delay-refusals.ts";

/** Calls are answered with the status that their path names; `delayed` counts those that were sent later. */
function start() {
  const app = new Hono<RequestEnv>();
  let delayed = 0;
  const wait = async () => void (delayed += 1);
  const perMinute = new Limit(new LocalLimits(), { name: "refusals", perAddress: 60, perSite: 0 });
  const proxies = { trustedProxies: [], forwardedHost: false };
  app.use(clientAddress(proxies, "http"), delayRefusals({ perMinute, wait, clock: () => testNow }));
  app.all("*", (c) => c.body(null, Number(c.req.path.split("/").at(-1)) as 200));
  const ask = async (path: string, method = "POST", remoteAddress = "203.0.113.7") => {
    const before = delayed;
    const answer = await app.request(path, { method }, { incoming: { socket: { remoteAddress } } as never });
    expect(answer.status).toBe(Number(path.split("/").at(-1)));
    return delayed > before;
  };
  return { ask };
}

test("[19.1.3] what is refused for load or by a limit is sent later, and nothing that succeeds is", async () => {
  const { ask } = start();
  const statuses = [200, 201, 304, 404, 408, 422, 429, 499, 503];
  const found = [];
  for (const status of statuses) if (await ask(`/api/leads/${status}`)) found.push(status);
  expect(found).toEqual([429, 503]);
  expect([await ask("/page/503", "GET"), await ask("/page/404", "GET")]).toEqual([true, false]);
});

test("[19.1.3] an address that was refused 60 times in a minute waits too; others do not", async () => {
  const { ask } = start();
  for (let n = 0; n < 60; n += 1) expect(await ask(`/api/leads/${[400, 401, 403, 413, 422][n % 5]}`)).toBe(false);
  expect([await ask("/api/leads/422"), await ask("/page/403")]).toEqual([true, true]);
  // Pages that are read never count, and what succeeds never waits.
  expect([await ask("/page/404", "GET"), await ask("/api/leads/201")]).toEqual([false, false]);
  expect(await ask("/api/leads/422", "POST", "203.0.113.8")).toBe(false);
});

test("[19.1.3] clients that were refused together come back one after another", () => {
  const delays = Array.from({ length: 300 }, () => refusalDelay({ least: 1000, most: 3000 }));
  expect(delays.filter((ms) => ms < 1000 || ms > 3000)).toEqual([]);
  const inStep = Array.from({ length: 20 }, (_, step) => delays.filter((ms) => Math.floor(ms / 100) === 10 + step));
  // 15 on average.
  expect(Math.max(...inStep.map(({ length }) => length))).toBeLessThan(60);
});

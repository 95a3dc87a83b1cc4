import { afterEach, beforeEach, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  app = await createTestApp([], { build: noPages, proxies: { trustedProxies: ["10.0.0.1"], forwardedHost: false } });
});
afterEach(() => app.close());

const warnings = async () => {
  const answer = await app.get("http://127.0.0.1:3000/readyz", { headers: { host: "127.0.0.1:3000" } });
  return ((await answer.json()) as { warnings: string[] }).warnings;
};
const visit = (headers: Record<string, string>, peer: string) =>
  app.get("http://www.first.example/api/docs", { headers: { host: "www.first.example", ...headers } }, peer);

test("[19.6.8] the first visitor who comes over https shows that PUBLIC_SCHEME is wrong", async () => {
  await visit({ "x-forwarded-proto": "http" }, "10.0.0.1");
  await visit({ "x-forwarded-proto": "https" }, "203.0.113.7");
  await visit({ referer: "https://elsewhere.example/" }, "203.0.113.7");
  expect(await warnings()).toEqual([]);
  await visit({ "x-forwarded-proto": "https" }, "10.0.0.1");
  expect(await warnings()).toEqual([
    "PUBLIC_SCHEME is http, but visitors reach www.first.example over https: links, mails and the sitemap name the " +
      "wrong address, and forms may be refused. Set PUBLIC_SCHEME=https and restart.",
  ]);
});

test("[19.6.8] so does a page of the same host, without a trusted proxy", async () => {
  await visit({ referer: "https://www.first.example/search" }, "203.0.113.7");
  expect(await warnings()).toHaveLength(1);
});

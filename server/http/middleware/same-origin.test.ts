import { afterAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

const proxies = { trustedProxies: ["10.0.0.1"], forwardedHost: false };
const worlds = {
  http: await createTestApp([], { build: noPages, proxies }),
  https: await createTestApp([], { build: noPages, proxies, scheme: "https" }),
};
afterAll(async () => {
  for (const app of Object.values(worlds)) await app.close();
});

type Sent = { origin: string; host?: string; proto?: string };

/** Whether a call that changes something is taken: a refused origin is 403, a batch of no events 400. */
async function isTaken(scheme: keyof typeof worlds, { origin, host = "www.first.example", proto }: Sent) {
  const forwarded = {
    "x-forwarded-for": "203.0.113.7",
    ...(proto === undefined ? {} : { "x-forwarded-proto": proto }),
  };
  const init = { method: "POST", body: "[]", headers: { host, origin, ...forwarded } };
  const answer = await worlds[scheme].get("http://x.example/api/events", init, "10.0.0.1");
  expect([400, 403]).toContain(answer.status);
  return answer.status === 400;
}

test.each<[string, keyof typeof worlds, Sent]>([
  ["the same host over https", "https", { origin: "https://www.first.example" }],
  ["over http, where the platform is reached so", "http", { origin: "http://www.first.example" }],
  ["another host of the site", "https", { origin: "https://first.example" }],
  ["the port that Host names", "https", { origin: "https://www.first.example:8443", host: "www.first.example:8443" }],
  ["a usual port in Host", "https", { origin: "https://www.first.example", host: "www.first.example:443" }],
  ["https, where a proxy says nothing of it", "http", { origin: "https://www.first.example" }],
  ["the scheme that a trusted proxy names", "http", { origin: "https://www.first.example", proto: "https" }],
])("[19.5.2] a call from %s is taken", async (_what, scheme, sent) => {
  expect(await isTaken(scheme, sent)).toBe(true);
});

test.each<[string, keyof typeof worlds, Sent]>([
  ["another site", "https", { origin: "https://www.second.example" }],
  ["the same host over http", "https", { origin: "http://www.first.example" }],
  ["another host of the site over http", "https", { origin: "http://first.example" }],
  ["another port", "https", { origin: "https://www.first.example:8443" }],
  [
    "another port than Host names",
    "https",
    { origin: "https://www.first.example:9443", host: "www.first.example:8443" },
  ],
  ["http, where a trusted proxy says https", "http", { origin: "http://www.first.example", proto: "https" }],
  [
    "https on the port that http answers on",
    "http",
    { origin: "https://www.first.example:3000", host: "www.first.example:3000" },
  ],
  ["a page without an origin", "https", { origin: "null" }],
])("[19.5.2] a call from %s is refused", async (_what, scheme, sent) => {
  expect(await isTaken(scheme, sent)).toBe(false);
});

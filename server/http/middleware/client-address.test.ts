import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestEnv } from "#server/http/request/request.ts";
import { clientAddress, isLoopback, normalAddress, unknownAddress } from "./client-address.ts";

const ask = async (peer: string, headers: Record<string, string>, settings = {}) => {
  const app = new Hono<RequestEnv>();
  app.use(
    clientAddress({ trustedProxies: ["127.0.0.1", "10.0.0.0/8", "::1"], forwardedHost: false, ...settings }, "http"),
  );
  app.get("/", (c) => c.json([c.get("client"), c.get("host")]));
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const answer = await app.request("/", { headers: { host: "dealer.example", ...headers } }, env);
  return (await answer.json()) as [string, string];
};
const client = async (peer: string, forwarded: string) => (await ask(peer, { "x-forwarded-for": forwarded }))[0];

test.each([
  ["one visitor", "203.0.113.7", "203.0.113.7"],
  ["an address with a port", "203.0.113.7:51234", "203.0.113.7"],
  ["an IPv6 address with a port", "[2001:db8::7]:51234", "2001:db8::7"],
  ["a quoted address", '"[2001:db8::7]:51234"', "2001:db8::7"],
  ["the last that is no proxy of ours", "198.51.100.1, 203.0.113.7, 10.1.2.3", "203.0.113.7"],
  ["IPv6 in another spelling", "2001:0DB8:0000::0007", "2001:db8::7"],
  ["IPv4 written as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["IPv4 written as IPv6 in hex", "::ffff:cb00:7107", "203.0.113.7"],
  ["a zone", "fe80::1%eth0", "fe80::1"],
])("[19.5.3] behind a proxy of ours: %s", async (_what, forwarded, expected) => {
  expect(await client("127.0.0.1", forwarded)).toBe(expected);
  expect(await client("::ffff:127.0.0.1", forwarded)).toBe(expected);
});

test.each(["", "unknown", "_hidden", "203.0.113.7, junk", "127.0.0.1", "::1", "127.0.0.1:80", "1.2.3", "0x7f.1"])(
  "[19.5.3] X-Forwarded-For %j never makes a visitor local",
  async (forwarded) => {
    const found = await client("127.0.0.1", forwarded);
    expect(found).toBe(unknownAddress);
    expect(isLoopback(found)).toBe(false);
  },
);

test("[19.5.3] what a stranger forwards is not read", async () => {
  expect(await client("198.51.100.9", "203.0.113.7")).toBe("198.51.100.9");
});

test("[19.5.3] X-Forwarded-Host counts only from a trusted proxy, and only when the setting says so", async () => {
  const headers = { "x-forwarded-host": "other.example", "x-forwarded-for": "203.0.113.7" };
  expect((await ask("127.0.0.1", headers))[1]).toBe("dealer.example");
  expect((await ask("127.0.0.1", headers, { forwardedHost: true }))[1]).toBe("other.example");
  expect((await ask("198.51.100.9", headers, { forwardedHost: true }))[1]).toBe("dealer.example");
});

test("one address has one spelling", () => {
  const spellings = ["2001:db8:0:0:0:0:0:1", "2001:DB8::1", "2001:0db8::0001", "[2001:db8::1]", "2001:db8::1%2"];
  expect(new Set(spellings.map(normalAddress))).toEqual(new Set(["2001:db8::1"]));
});

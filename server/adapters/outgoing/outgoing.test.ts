import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowedAddresses } from "./allowed-addresses.ts";
import { AddressError } from "./checked-agent.ts";
import { ResponseSizeError } from "./outgoing-response.ts";
import { createOutgoing } from "./outgoing.ts";

describe("[19.5.4] without a setting, only public addresses are allowed", () => {
  const allowed = allowedAddresses([]);
  test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])("%s", (address) => {
    expect(allowed.allows(address, address)).toBe(true);
  });
  test.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["loopback", "::1"],
    ["unspecified", "0.0.0.0"],
    ["unspecified", "::"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "192.168.1.1"],
    ["shared by carriers", "100.64.0.1"],
    ["the clouds' metadata", "169.254.169.254"],
    ["the clouds' metadata", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["IPv4 as IPv6", "::ffff:127.0.0.1"],
    ["IPv4 as IPv6", "::ffff:a9fe:a9fe"],
    ["NAT64 of loopback", "64:ff9b::7f00:1"],
    ["6to4 of loopback", "2002:7f00:1::"],
    ["Teredo", "2001:0:7f00:1::"],
    ["IPv4-compatible loopback", "::127.0.0.1"],
    ["IPv4-compatible metadata", "::a9fe:a9fe"],
    ["unassigned", "100::1"],
    ["unassigned", "4000::1"],
    ["site-local", "fec0::1"],
    ["NAT64 of a local network", "64:ff9b:1::7f00:1"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["documentation", "192.0.2.1"],
    ["no address", "localhost"],
  ])("not %s %s", (_what, address) => expect(allowed.allows(address, address)).toBe(false));
});

test("a setting allows named hosts, addresses and ranges, and nothing beside them", () => {
  const allowed = allowedAddresses(["crm.internal", "127.0.0.1", "10.1.0.0/16", "fd12::/16"]);
  expect(allowed.allows("192.168.7.7", "crm.internal")).toBe(true);
  expect(allowed.allows("192.168.7.7", "CRM.internal")).toBe(true);
  expect(allowed.allows("192.168.7.7", "other.internal")).toBe(false);
  expect(allowed.allows("127.0.0.1", "anything.example")).toBe(true);
  expect(allowed.allows("::ffff:127.0.0.1", "anything.example")).toBe(true);
  expect(allowed.allows("127.0.0.2", "anything.example")).toBe(false);
  expect(allowed.allows("10.1.255.1", "x.example")).toBe(true);
  expect(allowed.allows("10.2.0.1", "x.example")).toBe(false);
  expect(allowed.allows("fd12::1", "x.example")).toBe(true);
});

describe("the client", () => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
  let answer: Answer;
  let seen: { path: string; method: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? "", method: request.method ?? "", headers: request.headers });
    void answer(request, response);
  });
  let port = 0;
  const open = createOutgoing({ allow: ["127.0.0.1"] });
  const closed = createOutgoing({ allow: [] });
  const limits = { timeoutMs: 20_000, maxBytes: 1000 };
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => (seen = []));
  afterAll(async () => {
    await Promise.all([open.close(), closed.close()]);
    server.closeAllConnections();
    server.close();
  });
  const here = (path = "/") => `http://127.0.0.1:${port}${path}`;

  test.each([
    ["an address", () => here()],
    ["a name that resolves to loopback", () => `http://localhost:${port}/`],
    ["decimal notation", () => `http://2130706433:${port}/`],
    ["octal notation", () => `http://0177.0.0.1:${port}/`],
    ["short notation", () => `http://127.1:${port}/`],
    ["IPv4 as IPv6", () => `http://[::ffff:127.0.0.1]:${port}/`],
    ["metadata", () => "http://169.254.169.254/latest/meta-data/"],
  ])("refuses %s that is not public, before a byte is sent", async (_what, url) => {
    answer = (_request, response) => response.end("secret");
    await expect(closed.request(url(), limits)).rejects.toBeInstanceOf(AddressError);
    expect(seen).toEqual([]);
  });

  test("[19.5.4] a redirect to a private address is refused like the address itself", async () => {
    answer = (_request, response) => response.writeHead(302, { location: "http://127.0.0.2:8080/admin" }).end();
    await expect(open.request(here(), { ...limits, redirects: 5 })).rejects.toBeInstanceOf(AddressError);
  });
  test("redirects are followed as often as told, then a redirect is the answer", async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1));
      response.writeHead(302, { location: `/${step + 1}` }).end();
    };
    const last = await open.request(here("/0"), { ...limits, redirects: 3 });
    last.discard();
    expect([last.status, new URL(last.url).pathname]).toEqual([302, "/3"]);
    const first = await open.request(here("/0"), limits);
    first.discard();
    expect(new URL(first.url).pathname).toBe("/0");
  });
  test("a key stays with the origin it was meant for", async () => {
    const other = createServer((request, response) => {
      seen.push({ path: "other", method: request.method ?? "", headers: request.headers });
      response.end("moved");
    });
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    answer = (_request, response) => response.writeHead(307, { location: address }).end();
    const headers = { authorization: "Bearer key", "webhook-signature": "v1,x", accept: "text/plain" };
    const moved = await open.request(here(), { ...limits, headers, redirects: 1 });
    expect(await moved.text()).toBe("moved");
    expect(seen[0]?.headers).toMatchObject(headers);
    expect(seen[1]?.headers).toMatchObject({ accept: "text/plain" });
    expect(seen[1]?.headers).not.toHaveProperty("authorization");
    expect(seen[1]?.headers).not.toHaveProperty("webhook-signature");
    other.closeAllConnections();
    other.close();
  });
  test("[19.5.9] a user and password in an address are sent to its origin as a header, and told to nobody", async () => {
    answer = (_request, response) => response.end("fine");
    const signed = here("/feed").replace("//", "//dealer:p%40ss@");
    const answered = await open.request(signed, limits);
    expect([await answered.text(), answered.url]).toEqual(["fine", here("/feed")]);
    expect(seen[0]?.headers.authorization).toBe(`Basic ${Buffer.from("dealer:p@ss").toString("base64")}`);
    const own = { authorization: "Bearer key" };
    await (await open.request(signed, { ...limits, headers: own })).text();
    expect(seen[1]?.headers).toMatchObject(own);
  });
  test("[19.5.9] a redirect's user and password are left out", async () => {
    answer = (request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location: here("/next").replace("//", "//other:secret@") }).end()
        : response.end("fine");
    const answered = await open.request(here(), { ...limits, redirects: 1 });
    expect([await answered.text(), answered.url]).toEqual(["fine", here("/next")]);
    expect(seen[1]?.headers).not.toHaveProperty("authorization");
  });
  test.each(["file:///etc/passwd", "ftp://example.com/", "gopher://example.com/"])("does not fetch %s", async (url) => {
    await expect(open.request(url, limits)).rejects.toThrow("use http or https");
  });

  test("an answer may not be longer than allowed, whatever it says of its length", async () => {
    answer = (_request, response) => response.end("x".repeat(1001));
    await expect(open.request(here(), limits).then((one) => one.text())).rejects.toBeInstanceOf(ResponseSizeError);
    answer = (_request, response) => response.end("x".repeat(1000));
    expect(await (await open.request(here(), limits)).text()).toHaveLength(1000);
  });
  test("the limit counts decompressed bytes", async () => {
    answer = (_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(10_000_000)));
    await expect(open.request(here(), limits).then((one) => one.text())).rejects.toBeInstanceOf(ResponseSizeError);
  });
  test.each<[string, Answer]>([
    ["headers", () => undefined],
    ["the body", (_request, response) => response.writeHead(200).write("half")],
  ])("[19.5.4] the time limit covers %s", async (_what, never) => {
    answer = never;
    const asking = open.request(here(), { ...limits, timeoutMs: 200 }).then((one) => one.text());
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
  });

  test("streams a body, and a conditional request costs none", async () => {
    answer = (request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304, { etag: '"v1"' }).end();
      else response.writeHead(200, { etag: '"v1"' }).end("a feed");
    };
    const first = await open.request(here(), limits);
    const parts: Uint8Array[] = [];
    for await (const part of first.body()) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe("a feed");
    const etag = first.headers.get("etag") ?? "";
    const second = await open.request(here(), { ...limits, headers: { "if-none-match": etag } });
    expect([second.status, await second.text()]).toEqual([304, ""]);
  });
});

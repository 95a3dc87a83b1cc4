import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { carSchema } from "#domain/car/car.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";

const built = (await import(pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href)) as AppBuild;

const first = "http://first-site.localhost";
const second = "http://second-site.localhost";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "a1", name: "2020 Toyota Corolla Ascent Sport" }),
    aCar({
      id: "b1",
      name: "2021 Mazda CX-5 Maxx",
      make: "Mazda",
      model: "CX-5",
      dealership_id: "second",
      location_id: "second-yard",
    }),
  ]);
});
afterAll(() => app.close());

const cacheOf = (response: Response) => response.headers.get("server-timing");

describe("host to site", () => {
  test("[6.2.1] a site answers on its own primary host", async () => {
    const response = await app.get("http://www.first.example/", {}, "203.0.113.9");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("First Site Motors");
  });
  test("[6.2.1] an unknown host is 404, never a default tenant", async () => {
    const response = await app.get("http://www.nobody.example/", {}, "203.0.113.9");
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("Motors");
  });
  test("[6.2.1] a secondary host redirects to the primary with path and query", async () => {
    const response = await app.get("http://first.example/search?make=Toyota", {}, "203.0.113.9");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("http://www.first.example/search?make=Toyota");
  });
  test("over loopback no host is redirected", async () => {
    expect((await app.get("http://first.example/")).status).toBe(200);
  });
  test("<slug>.localhost works over loopback only", async () => {
    expect((await app.get(`${first}/`)).status).toBe(200);
    expect((await app.get(`${first}/`, {}, "203.0.113.9")).status).toBe(404);
  });
  test("forwarded headers of a stranger are not believed", async () => {
    const init = { headers: { "x-forwarded-host": "www.second.example" } };
    const response = await app.get("http://www.first.example/", init, "203.0.113.9");
    expect(await response.text()).toContain("First Site Motors");
  });
});

describe("page cache", () => {
  test("[1.1.1, 18.1.1] the second visitor gets the first one's bytes, whatever cookies or agents they send", async () => {
    const one = await app.get(`${first}/`, { headers: { cookie: "a=1", "user-agent": "Googlebot/2.1" } });
    const two = await app.get(`${first}/`, {
      headers: { cookie: "session=zzz", "user-agent": "Mozilla/5.0", "accept-language": "de" },
    });
    expect(cacheOf(two)).toBe("cache;desc=hit");
    expect(Buffer.from(await two.arrayBuffer())).toEqual(Buffer.from(await one.arrayBuffer()));
  });
  test("[18.1.2] br, gzip and identity hold the same page", async () => {
    const read = async (encoding: string) => {
      const response = await app.get(`${first}/`, { headers: { "accept-encoding": encoding } });
      // A shared cache in front keeps them apart.
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      return { encoding: response.headers.get("content-encoding"), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const plain = await read("identity");
    const br = await read("gzip, deflate, br");
    const gzip = await read("gzip;q=1.0, br;q=0");
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([null, "br", "gzip"]);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  });
  test("[18.1.2] an ETag answers 304 without a body", async () => {
    const etag = (await app.get(`${first}/`)).headers.get("etag") ?? "";
    const again = await app.get(`${first}/`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });
  test("[18.1.3] parameters that the page does not declare reach neither key nor page", async () => {
    await app.get(`${first}/`);
    const response = await app.get(`${first}/?utm_source=mail&gclid=abc123`);
    expect(cacheOf(response)).toBe("cache;desc=hit");
    expect(await response.text()).not.toContain("abc123");
  });
  test("[18.1.3] a thousand simultaneous visitors cost one render", async () => {
    const before = app.renders();
    const visitors = Array.from({ length: 1000 }, async () => app.get(`${first}/cars/car-a1`));
    const answers = await Promise.all(visitors);
    expect(app.renders() - before).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
  });
  test("[18.1.2] a car put into one dealership drops that site's pages and no other site's", async () => {
    await app.get(`${first}/search`);
    await app.get(`${second}/search`);
    await app.store.operator.stock.put([
      carSchema.parse(aCar({ id: "a2", name: "2019 Kia Rio Sport", make: "Kia", model: "Rio" })),
    ]);
    await app.registry.refresh();
    expect(cacheOf(await app.get(`${second}/search`))).toBe("cache;desc=hit");
    const changed = await app.get(`${first}/search`);
    expect(cacheOf(changed)).toBe("cache;desc=miss");
    expect(await changed.text()).toContain("Rio");
  });
  test("a page that cannot be found is in the dealer's brand, with status 404", async () => {
    const response = await app.get(`${first}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("First Site Motors");
  });
});

describe("isolation", () => {
  test("[6.2.2] no page of a site shows or counts another dealership's car", async () => {
    const otherPaths = ["/favourites?ids=b1", "/finance?car_id=b1", "/cars/trade-in?car_id=b1", "/alerts/new?car=b1"];
    for (const path of ["/", "/search", "/cars/car-b1", "/cars/car-b1/enquire", ...otherPaths]) {
      expect(await (await app.get(`${first}${path}`)).text()).not.toContain("CX-5");
    }
    expect((await app.get(`${first}/cars/car-b1`)).status).toBe(404);
    expect((await app.get(`${second}/cars/car-b1`)).status).toBe(200);
  });
});

describe("safety", () => {
  const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  test("[19.5.1] a page runs no inline script; its style and its speculation rules are allowed by hash", async () => {
    const response = await app.get(`${first}/`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const page = await response.text();
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*type="([^"]*)"[^>]*>(.*?)<\/script>/gs)];
    expect(inline.map(([, type]) => type).filter((type) => !/json$|^speculationrules$/.test(type ?? ""))).toEqual([]);
    const rules = inline.find(([, type]) => type === "speculationrules")?.[2] ?? "";
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? "";
    expect(policy).toContain(`script-src 'self' ${sha256(rules)};`);
    expect(policy).toContain(`style-src 'self' ${sha256(style)};`);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types forecourt");
  });
  test("[19.5.12] nothing that got into the finished page is allowed by its policy", async () => {
    const { module } = built.entry;
    const [script, style] = ["alert(1)", "body{display:none}"];
    const bodyOf: typeof module.bodyOf = async (response) =>
      (await module.bodyOf(response)).replace("</head>", `<script>${script}</script><style>${style}</style></head>`);
    const injected = await createTestApp([], {
      build: { ...built, entry: { ...built.entry, module: { ...module, bodyOf } } },
    });
    try {
      const response = await injected.get(`${first}/`);
      expect(await response.text()).toContain(script);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("sha256-");
      for (const text of [script, style]) expect(policy).not.toContain(sha256(text));
    } finally {
      await injected.close();
    }
  });
  test("[19.5.13] only pictures may be embedded by other sites", async () => {
    const kinds = [
      ["/", "same-origin"],
      ["/api/nothing", "same-origin"],
      ["/assets/nothing.js", "same-origin"],
      ["/img/0000000000/480-75/nothing.webp", "cross-origin"],
      ["/media/nothing.svg", "cross-origin"],
    ] as const;
    for (const [path, policy] of kinds) {
      expect((await app.get(`${first}${path}`)).headers.get("cross-origin-resource-policy")).toBe(policy);
    }
  });
  test("[19.5.12] the description of the calls has a policy, which allows its style", async () => {
    const response = await app.get(`${first}/api/docs`);
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? "";
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src ${sha256(style)}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
    );
  });
  test("[19.5.1] security headers stand on pages and calls", async () => {
    for (const path of ["/", "/api/nothing"]) {
      const { headers } = await app.get(`${first}${path}`);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
    }
  });
  test("[19.5.2] a call from another site's page is refused", async () => {
    const response = await app.get(`${first}/api/events`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });
  test("a post to a page answers 405 and says what is allowed", async () => {
    const response = await app.get(`${first}/`, { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("health", () => {
  test("[19.7.1] healthz and readyz answer on any host", async () => {
    expect((await app.get("http://10.0.0.1/healthz")).status).toBe(200);
    expect(await (await app.get("http://10.0.0.1/readyz")).json()).toEqual({ status: "ready" });
  });
});

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";

const build = (await import(pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href)) as AppBuild;
const site = "http://first-site.localhost:3000";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })], {}, { threads: {} });
  const row = await app.store.operator.sites.get("first-site");
  if (!row) throw new Error("no site");
  const document = row.document as { settings: { private: object } };
  const settings = {
    ...document.settings,
    tags: { gtm: "GTM-ABC1234", ga4: null, meta: "12345", consent: false },
    chat_assistant: { script: "https://chat.example/c.js", label: "Chat", message: "Hello" },
    captcha: { kind: "turnstile", site_key: "k" },
    maps: { map_key: "m" },
    private: { ...document.settings.private, captcha_secret: "s" },
  };
  await app.store.operator.sites.applyAll({ sites: [{ ...row, document: { ...document, settings } }] });
  await app.registry.refresh();
});
afterAll(() => app.close());

/** Every address with a token, from what the routes declare. */
type Handle = { mailed?: true | string | readonly string[]; parameters?: readonly string[] };
const personal = Object.values(build.routes).flatMap((route) => {
  const { mailed, parameters = [] } = (route?.module.handle ?? {}) as Handle;
  if (!mailed) return [];
  const path = (route?.path ?? "").replace(":slug", "car-a1").replace(/:\w+/, "checkout");
  const names = mailed === true ? [parameters[0] ?? ""] : [mailed].flat();
  return names.map((name) => `/${path}?${new URLSearchParams({ [name]: "t0ken" }).toString()}`);
});

test("the fixture has third parties on its other pages", async () => {
  const page = await app.get(`${site}/`);
  expect(page.headers.get("content-security-policy")).toMatch(/script-src[^;]* https:\/\/chat\.example/);
  expect(await page.text()).toContain('name="site-scripts"');
});

test("routes declare personal links", () => {
  expect(personal.length).toBeGreaterThanOrEqual(8);
});

describe.each(personal)("[19.5.11] %s", (path) => {
  test.each(["GET", "POST"])("has no tags, no chat and no third party (%s)", async (method) => {
    const form = "application/x-www-form-urlencoded";
    const post = { method, body: "act=x", headers: { "content-type": form, "content-length": "5", origin: site } };
    const page = await app.get(`${site}${path}`, method === "GET" ? {} : post);
    expect(page.status).toBeLessThan(500);
    const text = await page.text();
    const isPage = page.headers.get("content-type")?.startsWith("text/html") ?? false;
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/https?:\/\/(?!checkout\.stripe)/);
    expect(text).not.toContain('name="site-scripts"');
    expect(text).not.toContain("chat-assistant");
    expect(text).not.toMatch(/<(?:script|iframe|link)[^>]+(?:src|href)="https?:\/\/(?!first-site)/);
    expect(text).not.toContain("turnstile");
    expect(isPage ? page.headers.get("referrer-policy") : "same-origin").toBe("same-origin");
    expect(isPage ? policy : "require-trusted-types-for").toContain("require-trusted-types-for");
  });
});

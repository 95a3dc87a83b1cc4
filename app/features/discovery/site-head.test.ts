import { expect, test } from "vitest";
import { templateOf } from "#site/templates.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { siteHead } from "./site-head.ts";

const tags = { gtm: null, ga4: "G-A1", meta: null, consent: true };

function sent(consent_mode: "denied" | "granted" | null): string | undefined {
  const settings = { ...templateOf("metro").defaults, tags: { ...tags, consent_mode } } as unknown as PublicSettings;
  const found = siteHead(settings, "/favicon.svg").find((tag) => "content" in tag && tag.name === "site-scripts");
  return found && "content" in found ? found.content : undefined;
}

test("[7.6.7] a page tells its script the consent mode, where the site has one", () => {
  expect(JSON.parse(sent("denied") ?? "")).toMatchObject({ ...tags, consent_mode: "denied" });
  expect(sent(null)).toMatch(/^\{"gtm":null,"ga4":"G-A1","meta":null,"consent":true,"privacy":"[^"]+"\}$/);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { resolveSite } from "./resolve-site.ts";

const settings = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as { private: object };
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };

test("[10.1.3] private settings are kept apart from those that pages read", () => {
  const secret = { ...settings.private, captcha_secret: "known-to-nobody" };
  const site = resolveSite({ settings: { ...settings, private: secret }, content }, 1, []);
  expect(site.private.captcha_secret).toBe("known-to-nobody");
  expect(JSON.stringify(site.public)).not.toContain("known-to-nobody");
});

import { globSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { themeStyle } from "#site/theme.ts";
import { ask, type Reply } from "#tests/support/ask.ts";
import { demoSites } from "#tests/support/demo-sites.ts";

const network = demoSites();
const sites = network.sites.map(({ settings, content }) => ({ settings, content }));
const dealershipsOf = new Map(network.dealerships.map(({ dealership }) => [dealership.slug, dealership]));

/** Follows the site's own redirects, as a browser would. */
async function open(slug: string, path: string): Promise<Reply> {
  const answer = await ask(inject("demoPort"), slug, path);
  const target = answer.headers.location;
  return target !== undefined && answer.status < 400 ? open(slug, target.replace(/^https?:\/\/[^/]+/, "")) : answer;
}

const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
const carLinks = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/cars\/[^"/?#]+)"/g)].map(([, href]) => href ?? "")),
];

test("every file of the demo is a site, and every template has one", () => {
  const files = globSync("*.yaml", { cwd: "demo/sites" }).map((name) => name.replace(".yaml", ""));
  expect(sites.map(({ settings }) => settings.slug).toSorted()).toEqual(files.toSorted());
  expect([...new Set(sites.map(({ settings }) => settings.template))].toSorted()).toEqual(
    [...templateNames].toSorted(),
  );
});

describe.each(sites.map(({ settings, content }) => [settings.slug, settings, content] as const))(
  "%s",
  (slug, settings, content) => {
    const others = sites.filter((other) => other.settings.slug !== slug);
    const strangers = [
      ...others.map((other) => other.settings.name),
      ...others.flatMap((other) => other.content.reviews.map(({ customer_name }) => customer_name)),
      ...others.flatMap((other) =>
        other.settings.dealerships
          .filter((name) => !settings.dealerships.includes(name))
          .flatMap((name) => dealershipsOf.get(name)?.locations.map(({ address }) => address.street) ?? []),
      ),
    ].filter((text) => text.length > 3 && !JSON.stringify([settings, content]).includes(text));

    const expectOwn = (page: Reply) => {
      expect(page.text).toContain(asHtml(settings.name));
      expect(page.text).toContain(themeStyle(settings));
      expect(strangers.filter((text) => page.text.includes(text))).toEqual([]);
      expect(page.text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(page.text).toMatch(/<title>[^<]+<\/title>/);
    };

    test("[2.1] home, listing, refined listing, vehicle and credits answer in the site's own brand", async () => {
      const listing = await open(slug, settings.default_search_path);
      const [car = ""] = carLinks(listing.text);
      expect(car).not.toBe("");
      for (const path of ["/", settings.default_search_path, "/search?sortBy=price:desc&page=2", car, "/credits"]) {
        const page = path === settings.default_search_path ? listing : await open(slug, path);
        expect(page.status, path).toBe(200);
        expectOwn(page);
      }
    });
    test("[2.1, 2.2.5] every special search slug answers", async () => {
      for (const { path } of settings.search.special_slugs.filter(({ path: one }) => !one.includes("{"))) {
        expect((await open(slug, path)).status, path).toBe(200);
      }
    });
    test("[4.11.7] every promotion on the listing leads to a page that answers", async () => {
      const { text } = await open(slug, settings.default_search_path);
      const shown = content.promos.filter(({ url }) => text.includes(`href="${asHtml(url)}"`) && url.startsWith("/"));
      for (const { url } of shown) expect((await open(slug, url)).status, url).toBe(200);
    });
    test("[2.1.16] what does not exist is 404 in the site's own brand", async () => {
      for (const path of ["/cars/no-such-car", "/no-such-page", "/search/no-such-make"]) {
        const page = await open(slug, path);
        expect(page.status, path).toBe(404);
        expect(page.text).toContain(asHtml(settings.name));
      }
    });
    test("[6.2.2] a car of another site is not found here", async () => {
      const isStranger = (other: (typeof others)[number]) =>
        !other.settings.dealerships.some((name) => settings.dealerships.includes(name));
      const strange = others.filter(isStranger);
      expect(strange).not.toEqual([]);
      for (const other of strange) {
        const [car = ""] = carLinks((await open(other.settings.slug, other.settings.default_search_path)).text);
        expect((await ask(inject("demoPort"), slug, car)).status, car).toBe(404);
      }
    });
  },
);

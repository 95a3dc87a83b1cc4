import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { present } from "#tests/support/present.ts";
import { PageKeys } from "./page-key.ts";

const build = (await import(
  pathToFileURL(join(import.meta.dirname, "../../../build/server/index.js")).href
)) as AppBuild;

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const word = fc.constantFrom("search", "cars", "used-cars", "success", "..", "%", "a%20b", "x.data", "", "Contact");
const parameter = fc.constantFrom("make", "price", "page", "utm_source", "valuation_id", "category", "colour", "q");
const asked = fc.record({
  path: fc.array(word, { maxLength: 3 }),
  query: fc.array(fc.tuple(parameter, fc.constantFrom("", "1", "a,b", "%F0")), { maxLength: 3 }),
  slug: fc.constantFrom("first-site", "second-site"),
  version: fc.constantFrom(1, 2),
  /** A new version of a site may have other facets, whose parameters are its own. */
  hasColour: fc.boolean(),
});

test("[18.1.3] the page of a path that was read before is the page of a path read anew", () => {
  const kept = new PageKeys(build);
  const settings = new Map<string, boolean>();
  fc.assert(
    fc.property(asked, ({ path, query, slug, version, hasColour }) => {
      const { site } = present(app.registry.bySlug(slug));
      const name = `${slug}.${version}`;
      // The settings of one version never change.
      if (!settings.has(name)) settings.set(name, hasColour);
      const { search } = site.public;
      const facets = settings.get(name) ? search.facets : search.facets.slice(0, 2);
      const shown = { slug, version, public: { ...site.public, search: { ...search, facets } } };
      const address = `/${path.join("/")}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`;
      expect(kept.read(address, shown)).toEqual(new PageKeys(build).read(address, shown));
    }),
    fuzz(1 / 2),
  );
});

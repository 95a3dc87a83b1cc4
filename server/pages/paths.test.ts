import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { matchRoutes } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { platformPages } from "#site/paths/platform-paths.ts";
import { present } from "#tests/support/present.ts";
import { pageRowsOf } from "./page-rows.ts";
import { Paths } from "./paths.ts";

const build = (await import(pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href)) as AppBuild;

const rows = pageRowsOf(build);

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
  const kept = new Paths(rows);
  const settings = new Map<string, boolean>();
  fc.assert(
    fc.property(asked, ({ path, query, slug, version, hasColour }) => {
      const { site } = present(app.registry.bySlug(slug));
      const name = `${slug}.${version}`;
      // The settings of one version never change.
      if (!settings.has(name)) settings.set(name, hasColour);
      const { search } = site.public;
      const facets = settings.get(name) ? search.facets : search.facets.slice(0, 2);
      const shown = { ...site, slug, version, public: { ...site.public, search: { ...search, facets } } };
      const address = `/${path.join("/")}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`;
      expect(kept.read(address, shown)).toEqual(new Paths(rows).read(address, shown));
    }),
    fuzz(1 / 2),
  );
});

/** As the router sees the routes of the build. */
const routes = Object.values(build.routes).flatMap((route) =>
  route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "", index: route.index === true }] : [],
);

test("[2.1] the table of paths and the router choose the same route", () => {
  const words =
    "search cars Cars trade-in a-car checkout buy-online done call enquire contact contact-us yard budget repayments " +
    "brands kia credits recent form alerts new confirm manage unsubscribe success about models a%20b x.y c%61rs %63ontact succes%73 alerts%2Fnew";
  const piece = fc.constantFrom(...words.split(" "));
  const known = fc
    .tuple(fc.constantFrom(...Object.values(platformPages)), piece)
    .map(([path, word]) => path.replaceAll(/:\w+/g, word).replace("*", word));
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.oneof(
        known,
        fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("/")}`),
      ),
      (path) => {
        const asked = new Paths(rows).read(path, present(app.registry.bySlug("first-site")).site);
        const chosen = matchRoutes(routes as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id ?? "own";
        const row = asked.is === "page" ? asked.row : null;
        seen.add(chosen);
        expect([path, row !== null && Object.hasOwn(platformPages, row) && build.routes[row] ? row : "own"]).toEqual([
          path,
          chosen,
        ]);
      },
    ),
    { numRuns: 3000 },
  );
  expect(seen.size).toBe(Object.keys(platformPages).length + 1);
});

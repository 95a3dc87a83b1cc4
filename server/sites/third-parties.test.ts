import { expect, test } from "vitest";
import { loadFolder } from "#site/load-folder.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { withoutThirdParties } from "#site/without-third-parties.ts";
import { ownSources, thirdParties } from "./third-parties.ts";

// Every setting is set in a demo site, so a new integration is seen here.
const { network } = loadFolder("demo/sites");
const dealerships = network.dealerships.map(({ dealership }) => dealership);
const sites = network.sites.map(({ own, content, settings }) =>
  resolveSite(
    { settings: own, content },
    1,
    dealerships.filter(({ slug }) => settings.dealerships.includes(slug)),
  ),
);

test("demo sites have third parties of every kind", () => {
  const all = sites.map((site) => thirdParties(site));
  for (const kind of ["scripts", "connect", "frames"] as const) {
    expect(all.flatMap((sources) => sources[kind])).not.toEqual([]);
  }
});

test.each(sites.map((site) => [site.slug, site] as const))(
  "[19.5.11] where its address is a key, a page of %s runs nothing of others",
  (_slug, site) => {
    const none = { scripts: [], connect: [], frames: [], inlineStyles: false };
    expect(ownSources(withoutThirdParties(site))).toMatchObject(none);
  },
);

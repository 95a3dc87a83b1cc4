import { join } from "node:path";
import { openStore } from "#server/adapters/store/open-store.ts";
import { loadFolder } from "#site/load-folder.ts";
import { templateNames } from "#site/schema/identity.ts";

const demoSites = join(import.meta.dirname, "../../demo/sites");

export type Combination = { slug: string; site: string; template: (typeof templateNames)[number] };

/** Every demo site in every template: one word of its file changed, under a name of its own. */
export const combinations: readonly Combination[] = loadFolder(demoSites).network.sites.flatMap(({ settings }) =>
  templateNames.map((template) => ({ slug: `${settings.slug}-as-${template}`, site: settings.slug, template })),
);

/** Puts them beside the demo's own; they share its stock. */
export async function applyCombinations(dataDir: string): Promise<void> {
  const { network } = loadFolder(demoSites);
  const store = await openStore({ dataDir });
  try {
    await store.operator.sites.applyAll({
      sites: combinations.flatMap(({ slug, site, template }) => {
        const found = network.sites.find(({ settings }) => settings.slug === site);
        if (!found) return [];
        const settings = { ...found.own, slug, id: slug, template, hosts: [] };
        return [{ slug, id: slug, hosts: [], document: { settings, content: found.content } }];
      }),
      dealerships: network.dealerships.map(({ dealership }) => dealership),
    });
  } finally {
    await store.close();
  }
}

import { openStore } from "#server/adapters/store/open-store.ts";
import { templateNames } from "#site/template-folder.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { demoSites } from "./demo-sites.ts";

const network = demoSites();

export type Combination = { slug: string; site: string; template: string };

/** Every demo site in every template: one word of its file changed, under its own name. */
export const combinations: readonly Combination[] = network.sites.flatMap(({ settings }) =>
  templateNames.map((template) => ({ slug: `${settings.slug}-as-${template}`, site: settings.slug, template })),
);

const sites = [...new Set(combinations.map(({ site }) => site))];

/**
 * The combinations that this run opens: all of them with FULL=1, otherwise each site once, and with them every template.
 */
export const chosenCombinations: readonly Combination[] = combinations.filter(({ site, template }) => {
  const at = (sites.indexOf(site) + sites.length - 4) % sites.length;
  const isSampled = templateNames[at < templateNames.length ? at : at - 3] === template;
  return isSampled || process.env["FULL"] !== undefined;
});

/** A site that shows repayments, in every template. */
export const lenderCombinations = combinations.filter(({ site }) => site === "harbour-city-motors");

export const demoSettings = (site: string): PublicSettings => {
  const found = network.sites.find(({ settings }) => settings.slug === site);
  if (!found) throw new Error(`there is no demo site ${site}`);
  return found.settings;
};

/** Adds the chosen combinations to the demo sites of a store; they share its stock. */
export async function applyCombinations(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await store.operator.sites.applyAll({
      sites: [...new Set([...chosenCombinations, ...lenderCombinations])].flatMap((one) => {
        const { slug, site, template } = one;
        const found = network.sites.find(({ settings }) => settings.slug === site);
        if (!found) return [];
        // Tests of repayments need only one yard.
        const few = chosenCombinations.includes(one) ? {} : { dealerships: found.settings.dealerships.slice(0, 1) };
        const settings = { ...found.own, ...few, slug, id: slug, template, hosts: [] };
        return [{ slug, id: slug, hosts: [], document: { settings, content: found.content } }];
      }),
      dealerships: network.dealerships.map(({ dealership }) => dealership),
    });
  } finally {
    await store.close();
  }
}

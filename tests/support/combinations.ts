import { openStore } from "#server/adapters/store/open-store.ts";
import { templateNames } from "#site/template-folder.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { demoSites } from "./demo-sites.ts";
import type { KeyPage } from "./key-pages.ts";

const network = demoSites();

export type Combination = { slug: string; site: string; template: string };

/** Every demo site in every template: one word of its file changed, under its own name. */
export const combinations: readonly Combination[] = network.sites.flatMap(({ settings }) =>
  templateNames.map((template) => ({ slug: `${settings.slug}-as-${template}`, site: settings.slug, template })),
);

/**
 * Each site in a template made for another trade, whose pages it fits least, and the page on which axe reads the two.
 * Every template and every kind of page is among them. A new site or template needs a line here.
 */
const leastAlike: Readonly<Record<string, { template: string; read: KeyPage["name"] }>> = {
  "corner-lot": { template: "yard", read: "home" },
  "flexi-drive": { template: "outback", read: "listing" },
  "harbour-city-motors": { template: "prestige", read: "vehicle" },
  "kauri-motor-company": { template: "yard", read: "vehicle" },
  "lone-star-imports": { template: "coastal", read: "listing" },
  "meridian-new-cars": { template: "flex", read: "vehicle" },
  "outback-caravans-trucks": { template: "franchise", read: "home" },
  "redline-motorcycles": { template: "metro", read: "listing" },
  "southern-cross-prestige": { template: "moto", read: "vehicle" },
  "sunstate-autos": { template: "outback", read: "home" },
  "tideline-motors": { template: "prestige", read: "listing" },
};

/** The combinations that this run opens: all of them with FULL=1. */
export const chosenCombinations: readonly Combination[] = combinations.filter(
  ({ site, template }) => process.env["FULL"] !== undefined || leastAlike[site]?.template === template,
);

/** The kind of page on which axe reads a combination. */
export const readOn = ({ site }: Combination): KeyPage["name"] => {
  const found = leastAlike[site];
  if (!found) throw new Error(`tests/support/combinations.ts has no line for the demo site ${site}`);
  return found.read;
};

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

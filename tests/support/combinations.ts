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
 * Each site in the template of another one, of a trade that is far from its own, and the kind of page on which axe reads
 * the two. Every template and every kind is among them. A new demo site needs a line here.
 */
const swapped: Readonly<Record<string, { like: string; read: KeyPage["name"] }>> = {
  "corner-lot": { like: "lone-star-imports", read: "home" },
  "flexi-drive": { like: "outback-caravans-trucks", read: "listing" },
  "harbour-city-motors": { like: "southern-cross-prestige", read: "vehicle" },
  "kauri-motor-company": { like: "sunstate-autos", read: "vehicle" },
  "lone-star-imports": { like: "tideline-motors", read: "listing" },
  "meridian-new-cars": { like: "flexi-drive", read: "vehicle" },
  "outback-caravans-trucks": { like: "meridian-new-cars", read: "home" },
  "redline-motorcycles": { like: "corner-lot", read: "listing" },
  "southern-cross-prestige": { like: "redline-motorcycles", read: "vehicle" },
  "sunstate-autos": { like: "outback-caravans-trucks", read: "home" },
  "tideline-motors": { like: "southern-cross-prestige", read: "listing" },
};

function swapOf(site: string): { like: string; read: KeyPage["name"] } {
  const found = swapped[site];
  if (!found) throw new Error(`tests/support/combinations.ts has no line for the demo site ${site}`);
  return found;
}

/** The combinations that this run opens: all of them with FULL=1. */
export const chosenCombinations: readonly Combination[] = combinations.filter(
  ({ site, template }) => process.env["FULL"] !== undefined || demoSettings(swapOf(site).like).template === template,
);

/** The kind of page on which axe reads a combination. */
export const readOn = ({ site }: Combination): KeyPage["name"] => swapOf(site).read;

/** A site that shows repayments, in every template. */
export const lenderCombinations = combinations.filter(({ site }) => site === "harbour-city-motors");

export function demoSettings(site: string): PublicSettings {
  const found = network.sites.find(({ settings }) => settings.slug === site);
  if (!found) throw new Error(`there is no demo site ${site}`);
  return found.settings;
}

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

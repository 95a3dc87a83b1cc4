import { countryDefaults } from "#domain/country/countries.ts";
import type { Dealership } from "#domain/location/location.ts";
import { completeSettings } from "#site/resolve-site.ts";
import { defaults } from "#templates/base/defaults.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { CommandError } from "./command.ts";
import { knownSite } from "./known-site.ts";

/** The dealership by name, or the one that a site shows. */
export async function dealershipOf(
  { site, dealership }: { site?: string | undefined; dealership?: string | undefined },
  store: Store,
): Promise<Dealership> {
  const all = await store.operator.dealerships.list();
  if (dealership !== undefined) {
    const found = all.find(({ slug, id }) => slug === dealership || id === dealership);
    if (!found)
      throw new CommandError(
        `There is no dealership "${dealership}". There are: ${all.map(({ slug }) => slug).join(", ")}.`,
      );
    return found;
  }
  if (site === undefined) throw new CommandError("Name whose stock it is: --site SLUG or --dealership SLUG.");
  const stored = await knownSite(site, store);
  const { settings } = stored.document as { settings: { dealerships?: string[] } };
  const own = all.filter(({ id, slug }) => settings.dealerships?.includes(id) || settings.dealerships?.includes(slug));
  const [only, second] = own;
  if (!only) throw new CommandError(`The site "${site}" names no dealership. Name it with --dealership SLUG.`);
  if (second)
    throw new CommandError(
      `The site "${site}" shows several dealerships. Name one: --dealership ${own.map(({ slug }) => slug).join(" or ")}.`,
    );
  return only;
}

/** The currency of the first site that shows this dealership. */
export async function currencyOf({ id, slug }: Dealership, store: Store): Promise<string> {
  for (const { document } of await store.operator.sites.list()) {
    const { settings } = document as { settings: Record<string, unknown> };
    const site = completeSettings(settings).data;
    if (site?.dealerships.some((name) => name === id || name === slug)) return site.currency;
  }
  return countryDefaults(defaults.country).currency;
}

import { z } from "zod";
import { defaults as base } from "#templates/base/defaults.ts";
import { countryCodes, countryDefaults } from "#domain/country/countries.ts";
import { type Dealership, dealershipSchema } from "#domain/location/location.ts";
import { mergeSettings } from "./merge-settings.ts";
import { siteContent, siteSettings } from "./schema/site-settings.ts";
import { locationsOf, type Site } from "./site.ts";
import { templateNames } from "./template-folder.ts";
import { templateOf } from "./templates.ts";

/** The stored form of a site: the dealer's own settings only, so that a better template default reaches every site. */
export const storedSite = z.strictObject({ settings: z.record(z.string(), z.unknown()), content: siteContent });

const namedTemplate = z.object({ template: z.enum(templateNames) });
const countryOf = z.object({ country: z.enum(countryCodes) });

/** Template defaults, what follows from the country, then the site's own settings, then the check of the whole. */
export function completeSettings(own: Record<string, unknown>): z.ZodSafeParseResult<z.output<typeof siteSettings>> {
  const named = namedTemplate.safeParse(own);
  // For an unknown template only its name should be reported, not every setting it would have provided.
  const defaults = named.success ? templateOf(named.data.template).defaults : base;
  const { country } = countryOf.safeParse(own).data ?? defaults;
  return siteSettings.safeParse(mergeSettings({ ...defaults, ...countryDefaults(country) }, own), {
    reportInput: true,
  });
}

/** A filter that no car passes. */
const noCars = "id IS NULL";

/**
 * Spec 10.3.2: a site whose stock filter cannot be read, without any car: nobody knows which of them the dealer wanted
 * hidden. Null if something else is wrong with it too.
 */
export function resolveWithoutCars(...[document, ...rest]: Parameters<typeof resolveSite>): Site | null {
  const stored = storedSite.safeParse(document);
  if (!stored.success) return null;
  const { settings, content } = stored.data;
  const own = settings["search_filters"];
  const search_filters = { ...(typeof own === "object" ? own : null), filter: noCars };
  try {
    return resolveSite({ settings: { ...settings, search_filters }, content }, ...rest);
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}

export const isWithoutCars = (site: Site): boolean => site.public.search_filters.filter === noCars;

/** Runs once per version. Throws on an invalid stored document: the site is then quarantined. */
export function resolveSite(document: unknown, version: number, dealershipDocuments: unknown[], slug?: string): Site {
  const stored = storedSite.parse(document);
  const settings = completeSettings(stored.settings);
  if (!settings.success) throw settings.error;
  const { private: secret, ...open } = settings.data;
  const dealerships: Dealership[] = dealershipDocuments.map((one) => dealershipSchema.parse(one));
  return {
    slug: slug ?? open.slug,
    version,
    public: open,
    private: secret,
    content: stored.content,
    dealerships,
    locations: locationsOf(dealerships),
  };
}

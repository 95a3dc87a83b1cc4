import { countries, countryDefaults, phoneRule } from "#domain/country/countries.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";

/**
 * Settings of a site for unit tests: the defaults of defaults, then a dealership, then the settings that a test is about.
 * Everything else is absent, so reading it in a test fails.
 */
export function siteSettings(own: Readonly<Record<string, unknown>> = {}): PublicSettings {
  const country = countryDefaults(defaults.country);
  const resolved = { country: countries[defaults.country], phone_variant: phoneRule(country.phone_variant) };
  return { ...defaults, ...country, ...resolved, dealerships: ["one"], ...own } as unknown as PublicSettings;
}

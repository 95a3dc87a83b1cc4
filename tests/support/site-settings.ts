import type { PublicSettings } from "#site/schema/site-settings.ts";
import { metro } from "#site/templates/metro.ts";

/**
 * Settings of a site for unit tests: what the template metro says, then a dealership, then the settings that a test is
 * about. Everything else is left out, so reading it in a test fails.
 */
export function siteSettings(own: Readonly<Record<string, unknown>> = {}): PublicSettings {
  return { ...metro, dealerships: ["one"], ...own } as unknown as PublicSettings;
}

import type { z } from "zod";
import type { CountryCode } from "#domain/country/countries.ts";
import { privateSettings } from "./schema/integrations.ts";
import { siteSettings } from "./schema/site-settings.ts";

/** Settings that only the dealer can provide; templates have no default for them. */
const dealersOwn = {
  slug: true,
  id: true,
  template: true,
  name: true,
  hosts: true,
  dealerships: true,
  description: true,
  about: true,
  phone: true,
  email: true,
  logo: true,
  favicon: true,
  social_image: true,
  navigation: true,
  private: true,
} as const;

/** What the country says, wherever a site says nothing. */
const countrysOwn = { locale: true, currency: true, distance_unit: true, phone_variant: true } as const;

/** Everything that a template has a default for. */
export const templateSettings = siteSettings
  .omit({ ...dealersOwn, ...countrysOwn })
  .extend({ private: privateSettings.omit({ mail_from: true }) });

export type TemplateDefaults = Omit<z.output<typeof templateSettings>, "country"> & { country: CountryCode };

import type { CountryCode, countryDefaults } from "#domain/country/countries.ts";
import type { SiteSettings } from "./schema/site-settings.ts";

/** Settings that only the dealer can provide; templates have no default for them. */
type DealersOwn =
  | "slug"
  | "id"
  | "template"
  | "name"
  | "hosts"
  | "dealerships"
  | "description"
  | "about"
  | "phone"
  | "email"
  | "logo"
  | "favicon"
  | "social_image"
  | "navigation"
  | "private";

/** What the country says, wherever a site says nothing. */
type CountrysOwn = keyof ReturnType<typeof countryDefaults>;

export type TemplateDefaults = Omit<SiteSettings, DealersOwn | CountrysOwn | "country"> & {
  country: CountryCode;
  private: Omit<SiteSettings["private"], "mail_from">;
};

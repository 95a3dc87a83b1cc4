import type { CountryCode, countryDefaults } from "#domain/country/countries.ts";
import type { SiteSettings } from "./schema/site-settings.ts";

/** What only the dealer can say; a template has no default for it. */
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

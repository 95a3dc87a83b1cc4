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

export type TemplateDefaults = Omit<SiteSettings, DealersOwn> & { private: Omit<SiteSettings["private"], "mail_from"> };

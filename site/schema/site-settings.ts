import { z } from "zod";
import { commerce } from "./commerce.ts";
import { contact } from "./contact.ts";
import { contentSchemas } from "./content.ts";
import { discovery } from "./discovery.ts";
import { identity } from "./identity.ts";
import { look } from "./look.ts";
import { integrations, privateSettings } from "./integrations.ts";
import { navigation } from "./navigation.ts";
import { search } from "./search.ts";
import { vehicle } from "./vehicle.ts";

/**
 * A complete site: template defaults overridden by the site's own file. Every key is listed here; unknown keys are
 * refused. A feature is its settings, or null for off; a missing setting inherits.
 */
export const siteSettings = z.strictObject({
  ...identity,
  ...look,
  ...navigation,
  ...search,
  ...vehicle,
  ...commerce,
  ...contact,
  ...integrations,
  ...discovery,
  private: privateSettings,
});

export const siteContent = z.strictObject(contentSchemas);

export type SiteSettings = z.output<typeof siteSettings>;
export type SiteContent = z.output<typeof siteContent>;
/** Settings that may reach the browser. */
export type PublicSettings = Omit<SiteSettings, "private">;
export type PrivateSettings = SiteSettings["private"];

import type { SiteSettings } from "../schema/site-settings.ts";
import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** The one place where template names stand: a registry of complete defaults. */
export const templates = {
  metro,
  yard: metro,
  prestige: metro,
  franchise: metro,
  outback: metro,
  moto: metro,
  flex: metro,
} satisfies Record<SiteSettings["template"], TemplateDefaults>;

import type { SiteSettings } from "../schema/site-settings.ts";
import type { TemplateDefaults } from "../template-defaults.ts";
import { flex } from "./flex.ts";
import { franchise } from "./franchise.ts";
import { metro } from "./metro.ts";
import { moto } from "./moto.ts";
import { outback } from "./outback.ts";
import { prestige } from "./prestige.ts";
import { yard } from "./yard.ts";

/** A registry of complete defaults. */
export const templates = { metro, yard, prestige, franchise, outback, moto, flex } satisfies Record<
  SiteSettings["template"],
  TemplateDefaults
>;

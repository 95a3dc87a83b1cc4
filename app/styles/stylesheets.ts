import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { TemplateSheets } from "./page-kinds.ts";
import { flex } from "./templates/flex/sheets.ts";
import { franchise } from "./templates/franchise/sheets.ts";
import { metro } from "./templates/metro/sheets.ts";
import { moto } from "./templates/moto/sheets.ts";
import { outback } from "./templates/outback/sheets.ts";
import { prestige } from "./templates/prestige/sheets.ts";
import { yard } from "./templates/yard/sheets.ts";

/** What each template gives a page to load, by address. */
export const stylesheets = { metro, yard, prestige, franchise, outback, moto, flex } satisfies Record<
  PublicSettings["template"],
  TemplateSheets
>;

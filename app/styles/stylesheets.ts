import type { PublicSettings } from "#site/schema/site-settings.ts";
import metro from "./templates/metro.css?url";

/** One stylesheet per template, linked by its address. */
export const stylesheets = {
  metro,
  yard: metro,
  prestige: metro,
  franchise: metro,
  outback: metro,
  moto: metro,
  flex: metro,
} satisfies Record<PublicSettings["template"], string>;

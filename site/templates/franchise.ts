import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For one maker's new cars: white space, the range first, offers. */
export const franchise: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.20 0.006 85)",
  accent: "oklch(0.565 0.215 29)",
  tokens: { ...metro.tokens, radius: 12, stage: "#ffffff", density: "airy", header: "surface", footer: "surface" },
  locations: { ...metro.locations, places_word: "showrooms" },
};

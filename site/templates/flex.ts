import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For subscription and rental: app-like, weekly price first, rounded, friendly. */
export const flex: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.865 0.172 92)",
  accent: "oklch(0.285 0.055 165)",
  tokens: {
    ...metro.tokens,
    radius: 18,
    density: "airy",
    header: "surface",
    footer: "night",
  },
  locations: { ...metro.locations, places_word: "places to pick up" },
};

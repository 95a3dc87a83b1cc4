import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For luxury and performance cars: night and stone, serif display type, few words. */
export const prestige: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.155 0.012 45)",
  accent: "oklch(0.40 0.125 26)",
  tokens: { ...metro.tokens, radius: 0, surface: "paper", density: "airy", header: "night", footer: "night" },
};

import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For caravans, trucks and utes: warm, rugged, large type, weights as headline figures. */
export const outback: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.475 0.13 38)",
  accent: "oklch(0.39 0.055 155)",
  tokens: {
    ...metro.tokens,
    radius: 2,
    stage: "oklch(0.93 0.022 78)",
    surface: "paper",
    header: "surface",
    footer: "night",
  },
};

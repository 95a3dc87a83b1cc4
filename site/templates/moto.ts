import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For motorcycles: high contrast, condensed type, energetic. */
export const moto: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.145 0 0)",
  accent: "oklch(0.565 0.228 27)",
  tokens: { ...metro.tokens, radius: 0, stage: "#ffffff", density: "compact", header: "night", footer: "brand" },
};

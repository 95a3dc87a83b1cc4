import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For independent used-car yards: price-led, bold, dense, with the phone number as the brand. */
export const yard: TemplateDefaults = {
  ...metro,
  brand: "#fcd016",
  accent: "oklch(0.43 0.19 263)",
  home: ["hero", "prices", "arrivals", "bodies", "budget", "promises", "reviews", "locations", "about"],
  tokens: { ...metro.tokens, radius: 3, density: "compact", header: "brand", footer: "night" },
};

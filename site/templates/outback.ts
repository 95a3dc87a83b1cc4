import type { TemplateDefaults } from "../template-defaults.ts";
import { metro } from "./metro.ts";

/** For caravans, trucks and utes: warm, rugged, large type, weights as headline figures. */
export const outback: TemplateDefaults = {
  ...metro,
  brand: "oklch(0.475 0.13 38)",
  accent: "oklch(0.39 0.055 155)",
  home: ["hero", "bodies", "arrivals", "budget", "reviews", "locations", "about"],
  card: {
    ...metro.card,
    chips: {
      car: ["km", "tow_braked", "seats", "transmission", "drive", "fuel"],
      motorcycle: metro.card.chips.motorcycle,
      caravan: ["tare", "atm", "payload", "sleeps"],
      truck: ["gvm", "payload", "tray", "licence"],
    },
  },
  tokens: {
    ...metro.tokens,
    radius: 2,
    stage: "oklch(0.89 0.038 75)",
    surface: "paper",
    header: "brand",
    footer: "night",
  },
};

import { ownValue } from "#domain/text/own-value.ts";

/** Equipment as an American dealer lists it. */
const names: Readonly<Record<string, string>> = {
  "Reversing camera": "Backup camera",
  "Autonomous emergency braking": "Automatic emergency braking",
  "Satellite navigation": "Navigation system",
  "Leather-appointed seats": "Leather seats",
  "Power tailgate": "Power liftgate",
  "Side steps": "Running boards",
  "Sports bar": "Roll bar",
  "Tow bar": "Tow hitch",
  "Bull bar": "Grille guard",
  "Tub liner": "Bed liner",
  Canopy: "Truck cap",
};

export const inAmerican = (features: readonly string[]): string[] =>
  features.map((feature) => ownValue(names, feature) ?? feature);

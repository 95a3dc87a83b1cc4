import { join } from "node:path";
import { templateNames } from "#site/schema/identity.ts";

/** What is compared: the gallery of one site in every template, each in the colours it begins with. */
export const references = templateNames.map((name) => ({
  name: `gallery in ${name}`,
  file: join(import.meta.dirname, `../../visual/gallery-${name}.webp`),
  slug: "harbour-city-motors",
  path: `/gallery/${name}/${name}`,
}));

import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { HeroView } from "./hero-view.ts";
import type { PromisesView } from "./promises-view.ts";
import type { PlaceStop } from "./places-view.ts";

export type FacetTile = {
  name: string;
  url: string;
  count: number;
  picture: { src: string; width: number; height: number } | null;
};

/** "Under" "$10k", "$10k to" "$20k", "Over" "$100k". */
export type PriceTile = { lead: string; figure: string; url: string; count: number };

export type HomeSection = PublicSettings["home"][number];

export type HomeView = {
  /** Top to bottom, as the site wants them. */
  sections: HomeSection[];
  hero: HeroView;
  /** By price, from the cheapest. */
  prices: PriceTile[];
  bodies: FacetTile[];
  makes: FacetTile[];
  allCars: string;
  newest: string;
  places: PlaceStop[];
  /** What the dealer calls them. */
  placesWord: string;
  /** The page of all locations. */
  locationsUrl: string;
  promises: PromisesView;
  /** Paragraphs. */
  about: string[];
};

import { NameFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { RevCard } from "./card.tsx";
import { BlockHeader } from "./header.tsx";
import { NoiseHero } from "./hero.tsx";
import { DeckListing } from "./listing.tsx";
import { StageVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: BlockHeader,
  Footer: NameFooter,
  Hero: NoiseHero,
  Card: RevCard,
  Listing: DeckListing,
  Vehicle: StageVehicle,
};

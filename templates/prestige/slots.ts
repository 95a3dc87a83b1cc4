import { WordmarkFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { PlateCard } from "./card.tsx";
import { SplitHeader } from "./header.tsx";
import { StageHero } from "./hero.tsx";
import { LedgerListing } from "./listing.tsx";
import { StageVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: SplitHeader,
  Footer: WordmarkFooter,
  Hero: StageHero,
  Card: PlateCard,
  Listing: LedgerListing,
  Vehicle: StageVehicle,
};

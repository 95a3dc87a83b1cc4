import { WordmarkFooter } from "./footer.tsx";
import type { Slots } from "../slots.ts";
import { PlateCard } from "./card.tsx";
import { SplitHeader } from "./header.tsx";
import { StageHero } from "./hero.tsx";
import { LedgerListing } from "./listing.tsx";
import { StageVehicle } from "./vehicle.tsx";

export const slots: Slots = {
  Header: SplitHeader,
  Footer: WordmarkFooter,
  Hero: StageHero,
  Card: PlateCard,
  Listing: LedgerListing,
  Vehicle: StageVehicle,
};

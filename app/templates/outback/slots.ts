import type { Slots } from "../slots.ts";
import { PlateCard } from "./card.tsx";
import { SignHeader } from "./header.tsx";
import { HorizonHero } from "./hero.tsx";
import { LedgerListing } from "./listing.tsx";
import { PlateVehicle } from "./vehicle.tsx";

export const slots: Slots = {
  Header: SignHeader,
  Hero: HorizonHero,
  Card: PlateCard,
  Listing: LedgerListing,
  Vehicle: PlateVehicle,
};

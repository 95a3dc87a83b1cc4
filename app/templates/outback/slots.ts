import { RailListing } from "#app/features/search/rail-listing.tsx";
import { MesaFooter } from "./footer.tsx";
import type { Slots } from "../slots.ts";
import { PlateCard } from "./card.tsx";
import { SignHeader } from "./header.tsx";
import { HorizonHero } from "./hero.tsx";
import { PlateVehicle } from "./vehicle.tsx";

export const slots: Slots = {
  Header: SignHeader,
  Footer: MesaFooter,
  Hero: HorizonHero,
  Card: PlateCard,
  Listing: RailListing,
  Vehicle: PlateVehicle,
};

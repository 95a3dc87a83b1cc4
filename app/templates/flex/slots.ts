import { RailListing } from "#app/features/search/rail-listing.tsx";
import { SlabFooter } from "./footer.tsx";
import type { Slots } from "../slots.ts";
import { TileCard } from "./card.tsx";
import { PillHeader } from "./header.tsx";
import { PriceHero } from "./hero.tsx";
import { PlanVehicle } from "./vehicle.tsx";

export const slots: Slots = {
  Header: PillHeader,
  Footer: SlabFooter,
  Hero: PriceHero,
  Card: TileCard,
  Listing: RailListing,
  Vehicle: PlanVehicle,
};

import { GridCard } from "#app/features/card/grid-card.tsx";
import { TieredHeader } from "#app/features/chrome/header.tsx";
import { StatementHero } from "#app/features/home/hero.tsx";
import { RailListing } from "#app/features/search/rail-listing.tsx";
import { SideVehicle } from "#app/features/vehicle/side-vehicle.tsx";
import { ColumnsFooter } from "#app/features/chrome/footer.tsx";
import type { Slots } from "#app/templates/slots.ts";

export const slots: Slots = {
  Header: TieredHeader,
  Footer: ColumnsFooter,
  Hero: StatementHero,
  Card: GridCard,
  Listing: RailListing,
  Vehicle: SideVehicle,
};

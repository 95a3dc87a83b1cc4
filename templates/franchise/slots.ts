import { RangeFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { ShowroomCard } from "./card.tsx";
import { OneLineHeader } from "./header.tsx";
import { StageHero } from "./hero.tsx";
import { WideListing } from "./listing.tsx";
import { StageVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: OneLineHeader,
  Footer: RangeFooter,
  Hero: StageHero,
  Card: ShowroomCard,
  Listing: WideListing,
  Vehicle: StageVehicle,
};

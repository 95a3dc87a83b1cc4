import { SlabFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { TileCard } from "./card.tsx";
import { PillHeader } from "./header.tsx";
import { PriceHero } from "./hero.tsx";
import { PlanVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: PillHeader,
  Footer: SlabFooter,
  Hero: PriceHero,
  Card: TileCard,
  Vehicle: PlanVehicle,
};

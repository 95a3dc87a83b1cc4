import { MesaFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { PlateCard } from "./card.tsx";
import { SignHeader } from "./header.tsx";
import { HorizonHero } from "./hero.tsx";
import { PlateVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: SignHeader,
  Footer: MesaFooter,
  Hero: HorizonHero,
  Card: PlateCard,
  Vehicle: PlateVehicle,
};

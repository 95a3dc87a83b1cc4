import { PhoneFooter } from "./footer.tsx";
import type { Slots } from "#app/templates/slots.ts";
import { TicketCard } from "./card.tsx";
import { CounterHeader } from "./header.tsx";
import { PosterHero } from "./hero.tsx";
import { DenseListing } from "./listing.tsx";
import { TicketVehicle } from "./vehicle.tsx";

export const slots: Partial<Slots> = {
  Header: CounterHeader,
  Footer: PhoneFooter,
  Hero: PosterHero,
  Card: TicketCard,
  Listing: DenseListing,
  Vehicle: TicketVehicle,
};

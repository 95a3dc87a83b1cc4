import type { ComponentType } from "react";
import type { CardProps } from "#app/features/card/card-props.ts";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import type { ListingParts } from "#app/features/search/listing-parts.ts";
import type { VehicleLayout } from "#app/features/vehicle/vehicle-parts.ts";

/** The components that each template implements. They run on the server only; browsers load none of their code. */
export type Slots = {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
  Hero: ComponentType<HeroProps>;
  Card: ComponentType<CardProps>;
  Listing: ComponentType<ListingParts>;
  Vehicle: VehicleLayout;
};

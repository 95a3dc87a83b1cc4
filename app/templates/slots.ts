import type { ComponentType } from "react";
import type { CardProps } from "#app/features/card/card-props.ts";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import type { HeaderProps } from "#app/features/chrome/header.tsx";
import type { HeroProps } from "#app/features/home/hero.tsx";
import type { ListingParts } from "#app/features/search/listing-parts.ts";
import type { VehicleLayout } from "#app/features/vehicle/vehicle-parts.ts";

/** What a template draws in its own way. All of it is one file of script: a site loads that of its template alone. */
export type Slots = {
  Header: ComponentType<HeaderProps>;
  Hero: ComponentType<HeroProps>;
  Card: ComponentType<CardProps>;
  Listing: ComponentType<ListingParts>;
  Vehicle: VehicleLayout;
};

/** What only the server draws: it costs a browser nothing. */
export type ServerSlots = { Footer: ComponentType<FooterProps> };

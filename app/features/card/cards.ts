import type { ComponentType } from "react";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { CardProps } from "./card-props.ts";
import { GridCard } from "./grid-card.tsx";

/** The card slot: a site names its variant in layout.card. */
export const cards = { grid: GridCard } satisfies Record<PublicSettings["layout"]["card"], ComponentType<CardProps>>;

export type CardVariant = keyof typeof cards;

import type { ReactNode } from "react";
import type { CardView } from "./card-view.ts";

/** Every variant of the card takes these. */
export type CardProps = {
  card: CardView;
  /** Favourite and compare: they belong to the visitor, so the page puts them in. */
  toggles?: ReactNode;
  /** The way to call the dealer, likewise. */
  call?: ReactNode;
  /** Cards in the first rows load their picture at once. */
  eager?: boolean;
  headingLevel?: 2 | 3;
};

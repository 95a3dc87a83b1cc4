import type { ReactNode } from "react";
import type { CardView } from "./card-view.ts";

/** Every variant of the card takes these. */
export type CardProps = {
  card: CardView;
  /** Save and compare: they belong to the visitor, so the page passes them in. */
  toggles?: ReactNode;
  /** The call link, likewise. */
  call?: ReactNode;
  /** Cards in the first rows load their picture at once. */
  eager?: boolean;
  headingLevel?: 2 | 3;
};

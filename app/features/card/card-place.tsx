import type { CardView } from "./card-view.ts";

/** Where the car stands; of several dealerships this is the way to the others of this one (2.1). */
export function CardPlace({ card: { place, dealerUrl } }: { card: CardView }) {
  if (dealerUrl === null) return <b>{place}</b>;
  return (
    <a href={dealerUrl} rel="nofollow">
      <b>{place}</b>
      <span className="vh">, see more from this dealer</span>
    </a>
  );
}

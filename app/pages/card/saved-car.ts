import type { CardView } from "#app/features/card/card-view.ts";
import type { SavedCar } from "#app/features/favourites/saved-cars.ts";

/** What a browser stores of a car when its visitor saves it. */
export function toSavedCar({ id, slug, heading, badge, pictures }: CardView): SavedCar {
  return { id, slug, name: `${heading} ${badge}`.trim(), picture: pictures[0]?.src ?? null };
}

import { Icon } from "#app/ui/icon.tsx";
import type { SavedCar } from "./saved-cars.ts";

// Drawn unsaved; save-behaviour.ts shows what the visitor's own browser holds.

export function FavouriteToggle({ car }: { car: SavedCar }) {
  return (
    <button
      type="button"
      className="fav"
      data-save="favourites"
      data-car={JSON.stringify(car)}
      aria-pressed={false}
      aria-label={`Save ${car.name}`}
    >
      <Icon name="heart" />
    </button>
  );
}

export function CompareToggle({ car }: { car: SavedCar }) {
  return (
    <label className="cmp">
      {/* Without autocomplete a browser that comes back to the page would tick what was ticked before. */}
      <input type="checkbox" autoComplete="off" data-save="compare" data-car={JSON.stringify(car)} />
      Compare<span className="vh">{` ${car.name}`}</span>
    </label>
  );
}

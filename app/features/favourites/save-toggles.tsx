import { Icon } from "#app/ui/icon.tsx";
import type { SavedCar } from "./saved-cars.ts";

// The server renders every toggle as not saved; save-behaviour.ts then shows what this browser has stored.

export function FavouriteToggle({ car }: { car: SavedCar }) {
  return (
    <button
      type="button"
      className="favourite"
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
    <label className="compare">
      {/* autoComplete="off" keeps the browser from restoring an old tick on return to the page. */}
      <input type="checkbox" autoComplete="off" data-save="compare" data-car={JSON.stringify(car)} />
      Compare<span className="unseen">{` ${car.name}`}</span>
    </label>
  );
}

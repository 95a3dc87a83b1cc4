import { Icon } from "#app/ui/icon.tsx";
import { type SavedCar, toggleSaved } from "./saved-cars.ts";
import { useIsSaved } from "./use-saved.ts";

type Props = { car: SavedCar; onAdd?: (car: SavedCar) => void };

export function FavouriteToggle({ car, onAdd }: Props) {
  const saved = useIsSaved("favourites", car.id);
  const toggle = () => {
    if (toggleSaved("favourites", car)) onAdd?.(car);
  };
  return (
    <button type="button" className="fav" aria-pressed={saved} aria-label={`Save ${car.name}`} onClick={toggle}>
      <Icon name="heart" />
    </button>
  );
}

export function CompareToggle({ car, onAdd }: Props) {
  const saved = useIsSaved("compare", car.id);
  const toggle = () => {
    if (toggleSaved("compare", car)) onAdd?.(car);
  };
  return (
    <label className="cmp">
      <input type="checkbox" checked={saved} onChange={toggle} />
      Compare<span className="vh">{` ${car.name}`}</span>
    </label>
  );
}

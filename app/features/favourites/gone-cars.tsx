import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SavedCar } from "./saved-cars.ts";
import { SavedThumb } from "./saved-thumb.tsx";

type Props = { cars: readonly SavedCar[]; onRemove: (car: SavedCar) => void };

/** Saved once, no longer available: said, with the way to cars like it, and no hole among the others. */
export function GoneCars({ cars, onRemove }: Props) {
  const say = useWords();
  if (cars.length === 0) return null;
  return (
    <section className="gone" aria-label="No longer available">
      <p>
        {say(
          cars.length === 1
            ? "This {vehicle} has gone. See others like it:"
            : "These {vehicles} have gone. See others like them:",
        )}
      </p>
      <ul>
        {cars.map((car) => (
          <li key={car.id} className="thumb">
            <SavedThumb car={car} />
            <button type="button" aria-label={`Remove ${car.name}`} onClick={() => onRemove(car)}>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useLayoutEffect } from "react";
import { useWords } from "#app/copy/vehicle-words.ts";
import { mostCompared } from "#domain/favourites/saved-list.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type SavedCar, toggleSaved } from "./saved-cars.ts";
import { SavedThumb } from "./saved-thumb.tsx";

/** The cars ticked for comparison, until they are compared or unticked. */
export function CompareTray({ path, cars }: { path: string; cars: readonly SavedCar[] }) {
  const say = useWords();
  // The page makes room at its foot.
  useLayoutEffect(() => {
    document.body.classList.add("has-tray");
    return () => document.body.classList.remove("has-tray");
  }, []);
  return (
    <section className="tray" aria-label={say("{Vehicles} to compare")}>
      <div className="wrap">
        <b>
          Compare {cars.length} of {mostCompared}
        </b>
        <ul>
          {cars.map((car) => (
            <li key={car.id} className="thumb">
              <SavedThumb car={car} />
              <button
                type="button"
                aria-label={`Do not compare ${car.name}`}
                onClick={() => toggleSaved("compare", car)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        {cars.length > 1 ? (
          <ButtonLink variant="primary" href={path}>
            {say("Compare {vehicles}")}
          </ButtonLink>
        ) : (
          <span className="small">Tick one more to compare</span>
        )}
      </div>
    </section>
  );
}

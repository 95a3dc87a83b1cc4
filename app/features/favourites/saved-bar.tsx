import { useWords } from "#app/copy/vehicle-words.ts";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { carsInBar, compareBadge } from "#domain/favourites/bar-state.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { removeSaved, type SavedCar, type SavedNews } from "./saved-cars.ts";
import { SavedThumb } from "./saved-thumb.tsx";
import { useBar } from "./use-bar.ts";

type Props = {
  path: string;
  cars: readonly SavedCar[];
  /** How many cars are ticked for comparing. */
  compared: number;
  news: SavedNews;
  onStockPage: boolean;
};

/** 2.3, Floating favourites bar: the cars saved last, for five seconds after a change. */
export function SavedBar({ path, cars, compared, news, onStockPage }: Props) {
  const say = useWords();
  const compare = useRef<HTMLAnchorElement>(null);
  const { shown, send } = useBar(news, { saved: cars.length, compared }, onStockPage);
  if (!shown) return null;

  const badge = compareBadge(cars.length);
  const remove = (car: SavedCar) => {
    // A keyboard user stays in the bar when the focused button disappears.
    if (document.activeElement?.matches(":focus-visible")) compare.current?.focus();
    removeSaved(car);
  };
  /** The bar stays while the pointer or focus is on it. A mouse click is not a lasting focus. */
  const attention = {
    onPointerEnter: () => send({ kind: "held", by: "pointer" }),
    onPointerLeave: () => send({ kind: "released", by: "pointer" }),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) send({ kind: "held", by: "focus" });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) send({ kind: "released", by: "focus" });
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Escape") send({ kind: "closed" });
    },
  };
  return (
    <section className="saved-bar" aria-label={say("Saved {vehicles}")} {...attention}>
      <ul>
        {cars
          .slice(-carsInBar)
          .toReversed()
          .map((car) => (
            <li key={car.id} className="thumb">
              <SavedThumb car={car} />
              <button type="button" aria-label={`Remove ${car.name}`} onClick={() => remove(car)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
      </ul>
      <ButtonLink ref={compare} variant="primary" href={path}>
        {say("Compare {Vehicles}")}
        {badge !== null && <em>{badge}</em>}
      </ButtonLink>
    </section>
  );
}

import { useWords } from "#app/copy/vehicle-words.ts";
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { arrangeSaved, savedUrl } from "#domain/favourites/arrange-saved.ts";
import { countInBrowser, ownHeading } from "#domain/favourites/saved-heading.ts";
import { isSavedCar } from "#domain/favourites/saved-list.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptySaved } from "./empty-saved.tsx";
import { GoneCars } from "./gone-cars.tsx";
import { removeSaved, type SavedCar, savedCars, toggleSaved } from "./saved-cars.ts";
import type { SavedShell } from "./saved-page.ts";
import { ShareSaved } from "./share-saved.tsx";
import { useDrawnCars } from "./use-drawn-cars.ts";
import { useSaved } from "./use-saved.ts";

type Removed = { name: string; undo: () => void };

/** A visitor's own cars: the browser knows their ids, and the server renders any cars by id. */
export function OwnCars({ page }: { page: SavedShell }) {
  const say = useWords();
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const [removed, setRemoved] = useState<Removed | null>(null);
  const favourites = useSaved("favourites");
  const ticked = useSaved("compare");
  const all = [...ticked, ...favourites];
  const { compared, others } = arrangeSaved(idsOf(favourites), idsOf(ticked));
  const url = savedUrl(page.path, compared, others);
  const { drawn, failed, retry } = useDrawnCars(url === page.path ? null : `${url}&own=1`);

  const remove = (car: SavedCar) => setRemoved({ name: car.name, undo: removeSaved(car) });
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-remove], [data-add]") : null;
    const car: unknown = JSON.parse(button?.dataset["remove"] ?? button?.dataset["add"] ?? "null");
    if (!button || !isSavedCar(car)) return;
    if ("remove" in button.dataset) remove(car);
    else compareWith(besideOf(compared, others, drawn?.gone ?? []), all, car);
  };
  const gone = all.filter(
    ({ id }, index) => drawn?.gone.includes(id) && all.findIndex((car) => car.id === id) === index,
  );
  const count = compared.length + others.length;
  const listed = compared.filter((id) => !drawn?.gone.includes(id));
  const comparison = ownHeading(ticked.length, listed.length);
  const heading = comparison === null ? page.label : say(comparison);
  useTitle(heading);
  return (
    <>
      <div className="saved-head">
        <h1>{heading}</h1>
        <p className="small">{count > 0 && say(countInBrowser(count))}</p>
        {count > 0 && <ShareSaved title={heading} url={url} />}
      </div>
      <Undo removed={removed} onUndone={() => setRemoved(null)} />
      {!inBrowser && <Waiting />}
      {inBrowser && count === 0 && <EmptySaved page={page} />}
      {count > 0 && failed && <Failed onRetry={retry} />}
      {count > 0 && !failed && !drawn && <Waiting />}
      {count > 0 && drawn && (
        <>
          <GoneCars cars={gone} onRemove={remove} />
          <ServerDrawn part={drawn.part} onPress={press} />
        </>
      )}
    </>
  );
}

/** The server's buttons: their presses are handled here. */
function ServerDrawn({ part, onPress }: { part: HTMLElement; onPress: (event: MouseEvent) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(part);
    // Its save buttons, ticks and numbers are updated like those of any other part.
    place.current?.dispatchEvent(new CustomEvent("part-drawn", { bubbles: true }));
  }, [part]);
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div ref={place} onClick={onPress} />;
}

/** The window's title follows the page: the server's title has its first heading. */
function useTitle(heading: string): void {
  const shown = useRef(heading);
  useEffect(() => {
    document.title = document.title.replace(shown.current, () => heading);
    shown.current = heading;
  }, [heading]);
}

const noChange = () => () => undefined;
const idsOf = (cars: readonly SavedCar[]) => cars.map(({ id }) => id);

/** What a new car is compared with: the compared cars, or the first saved one. Gone cars do not count. */
function besideOf(compared: readonly string[], others: readonly string[], gone: readonly string[]): readonly string[] {
  const listed = (ids: readonly string[]) => ids.filter((id) => !gone.includes(id));
  return compared.length > 0 ? listed(compared) : listed(others).slice(0, 1);
}

function compareWith(beside: readonly string[], all: readonly SavedCar[], added: SavedCar): void {
  const ticked = new Set(idsOf(savedCars("compare")));
  for (const car of [...all.filter(({ id }) => beside.includes(id)), added]) {
    if (!ticked.has(car.id)) toggleSaved("compare", car);
    ticked.add(car.id);
  }
}

function Undo({ removed, onUndone }: { removed: Removed | null; onUndone: () => void }) {
  const undo = () => {
    removed?.undo();
    onUndone();
  };
  return (
    <div className="saved-undo" role="status">
      {removed && (
        <p>
          Removed {removed.name}.
          <button type="button" onClick={undo}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

function Waiting() {
  const say = useWords();
  return (
    <div className="saved-waiting">
      <noscript>
        <p>
          {say(
            "Saved {vehicles} are stored in your browser, which needs JavaScript. A link to a comparison works without it.",
          )}
        </p>
      </noscript>
      <div aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const say = useWords();
  return (
    <p className="saved-failed">
      {say("We could not load your {vehicles} just now. They are still saved.")}
      <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}

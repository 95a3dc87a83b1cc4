import { useWords } from "#app/copy/vehicle-words.ts";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { arrangeSaved, savedUrl } from "#domain/favourites/arrange-saved.ts";
import { EmptySaved } from "./empty-saved.tsx";
import { GoneCars } from "./gone-cars.tsx";
import { removeSaved, type SavedCar } from "./saved-cars.ts";
import { countWords, type SavedCars, type SavedPage } from "./saved-page.ts";
import { ShareSaved } from "./share-saved.tsx";
import { useSaved } from "./use-saved.ts";

type Props<View> = {
  page: SavedPage<View>;
  renderCars: (view: View, remove: (car: SavedCar) => void) => ReactNode;
};

type Answer<View> = { saved: SavedPage<View> } | { failed: true };
type Removed = { name: string; undo: () => void };

/** A visitor's own cars: this browser knows which, and asks the server for this same page with them in its address. */
export function OwnCars<View extends SavedCars>({ page, renderCars }: Props<View>) {
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
  const { load, data } = useFetcher<Answer<View>>();
  useEffect(() => {
    if (url !== page.path) void load(ownUrl(url));
  }, [load, url, page.path]);

  const remove = (car: SavedCar) => setRemoved({ name: car.name, undo: removeSaved(car) });
  const view = data && "saved" in data ? data.saved.view : null;
  const gone = all.filter(
    ({ id }, index) => view?.gone.includes(id) && all.findIndex((car) => car.id === id) === index,
  );
  const count = compared.length + others.length;
  return (
    <>
      <div className="sv-h">
        <h1>{page.label}</h1>
        <p className="sml">{count > 0 && `${say(countWords(count))}, kept in this browser`}</p>
        {count > 0 && <ShareSaved title={page.label} url={url} />}
      </div>
      <Undo removed={removed} onUndone={() => setRemoved(null)} />
      {!inBrowser && <Waiting />}
      {inBrowser && count === 0 && <EmptySaved page={page} />}
      {count > 0 && data && "failed" in data && <Failed onRetry={() => void load(ownUrl(url))} />}
      {count > 0 && !data && <Waiting />}
      {count > 0 && view && (
        <>
          <GoneCars cars={gone} onRemove={remove} />
          {renderCars(view, remove)}
        </>
      )}
    </>
  );
}

const noChange = () => () => undefined;
const idsOf = (cars: readonly SavedCar[]) => cars.map(({ id }) => id);

/** A word for this browser alone: where the answer fails, the page says so in its place instead of breaking. */
const ownUrl = (url: string) => `${url}&own`;

function Undo({ removed, onUndone }: { removed: Removed | null; onUndone: () => void }) {
  const undo = () => {
    removed?.undo();
    onUndone();
  };
  return (
    <div className="sv-u" role="status">
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
    <div className="sv-w">
      <noscript>
        <p>
          {say(
            "Saved cars are kept in your browser, which needs JavaScript for it. A link to a comparison works without.",
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
    <p className="sv-f">
      {say("We could not load your cars just now. They are still saved.")}
      <button type="button" className="btn line" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}

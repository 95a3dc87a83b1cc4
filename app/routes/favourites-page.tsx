import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { CompareTable } from "#app/features/compare/compare-table.tsx";
import { SimilarCars } from "#app/features/compare/similar-cars.tsx";
import { OwnCars } from "#app/features/favourites/own-cars.tsx";
import { savedCars, toggleSaved } from "#app/features/favourites/saved-cars.ts";
import type { SavedPage } from "#app/features/favourites/saved-page.ts";
import { SharedCars, urlOf } from "#app/features/favourites/shared-cars.tsx";
import { track } from "#app/features/tracking/track.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SavedCarsView } from "./favourites-data.ts";
import { toSavedCar } from "./saved-car.ts";
import { StockCard } from "./stock-card.tsx";

const trackSaved = ({ id }: { id: string }) => track("favourite", { car_id: id });
const removeLabel = (car: CardView) => `Remove ${car.heading} ${car.badge}`.trim();
const addLabel = (car: CardView) => `Add ${car.heading} ${car.badge}`.trim();

export function FavouritesPage({ page }: { page: SavedPage<SavedCarsView> }) {
  return (
    <div className="w svp">{page.view ? <Shared page={{ ...page, view: page.view }} /> : <Own page={page} />}</div>
  );
}

/** Everything here is a link: it works without JavaScript and on any screen. */
function Shared({ page }: { page: SavedPage<SavedCarsView> & { view: SavedCarsView } }) {
  const cars = [...page.view.compared, ...page.view.others].map(toSavedCar);
  return (
    <SharedCars page={page} cars={cars} onSaved={trackSaved}>
      <Cars
        view={page.view}
        title="Also shared"
        renderRemove={(car) => (
          <a className="ib" href={urlOf(page, car.id)} aria-label={removeLabel(car)} rel="nofollow">
            <Icon name="close" size={18} />
          </a>
        )}
        renderAdd={(car) => (
          <a className="btn line" href={urlOf(page, undefined, car.id)} aria-label={addLabel(car)} rel="nofollow">
            Add
          </a>
        )}
      />
    </SharedCars>
  );
}

function Own({ page }: { page: SavedPage<SavedCarsView> }) {
  const say = useWords();
  return (
    <OwnCars
      page={page}
      renderCars={(view: SavedCarsView, remove) => (
        <>
          {page.alerts && (
            <p className="sv-al">
              <a className="more" href={alertUrl(view)}>
                <Icon name="bell" size={18} />
                {say("Tell me about price drops on these cars")}
              </a>
            </p>
          )}
          <Cars
            view={view}
            title={say(view.compared.length > 0 ? "More saved cars" : "One saved car")}
            renderRemove={(car) => (
              <button
                type="button"
                className="ib"
                aria-label={removeLabel(car)}
                onClick={() => remove(toSavedCar(car))}
              >
                <Icon name="close" size={18} />
              </button>
            )}
            renderAdd={(car) => (
              <button
                type="button"
                className="btn line"
                aria-label={addLabel(car)}
                onClick={() => compareAll(view, car)}
              >
                Add
              </button>
            )}
          />
        </>
      )}
    />
  );
}

const alertUrl = ({ compared, others }: SavedCarsView): string =>
  `/alerts/new?car=${[...compared, ...others].map(({ id }) => id).join(",")}`;

/** The new car stands beside those that are there now, whether they were ticked or only saved. */
function compareAll({ compared, others }: SavedCarsView, added: CardView): void {
  const beside = compared.length > 0 ? compared : others.slice(0, 1);
  const ticked = new Set(savedCars("compare").map(({ id }) => id));
  for (const car of [...beside, added]) if (!ticked.has(car.id)) toggleSaved("compare", toSavedCar(car));
}

type CarsProps = {
  view: SavedCarsView;
  title: string;
  renderRemove: (car: CardView) => ReactNode;
  renderAdd: (car: CardView) => ReactNode;
};

function Cars({ view, title, renderRemove, renderAdd }: CarsProps) {
  return (
    <>
      {view.compared.length > 0 && (
        <CompareTable cars={view.compared} groups={view.groups} renderRemove={renderRemove} />
      )}
      {view.others.length > 0 && (
        <section className="sv-o">
          <h2>{title}</h2>
          <div className="g4">
            {view.others.map((card) => (
              <StockCard key={card.id} card={card} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
      <SimilarCars cars={view.similar} renderAdd={renderAdd} />
      {view.rateNote !== null && <RateNote text={view.rateNote} />}
    </>
  );
}

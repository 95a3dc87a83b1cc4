import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { RateNote } from "#app/features/card/card-repayment.tsx";
import { OwnPaymentNote } from "#app/features/card/own-payment-note.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { CompareTable } from "#app/features/compare/compare-table.tsx";
import { SimilarCars } from "#app/features/compare/similar-cars.tsx";
import type { SavedPage } from "#app/features/favourites/saved-page.ts";
import { SharedCars, urlOf } from "#app/features/favourites/shared-cars.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button, ButtonLink, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SavedCarsView } from "./favourites-data.ts";
import { toSavedCar } from "#app/pages/card/saved-car.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";

const removeLabel = (car: CardView) => `Remove ${car.heading} ${car.badge}`.trim();
const addLabel = (car: CardView) => `Add ${car.heading} ${car.badge}`.trim();

type Named = SavedPage<SavedCarsView> & { view: SavedCarsView };

/** Shows the visitor's own cars, which only the browser knows, or the cars that a shared address names. */
export function FavouritesPage({ page: { view, ...shell }, own }: { page: SavedPage<SavedCarsView>; own: boolean }) {
  return (
    <div className="wrap saved-page">
      {view === null ? (
        <Island name="own-cars" when="idle" props={{ page: shell }} />
      ) : own ? (
        <OwnPart page={{ ...shell, view }} />
      ) : (
        <Shared page={{ ...shell, view }} />
      )}
    </div>
  );
}

/** Consists of links only, so it works without JavaScript. */
function Shared({ page }: { page: Named }) {
  const cars = [...page.view.compared, ...page.view.others].map(toSavedCar);
  return (
    <SharedCars page={page} cars={cars}>
      <Cars
        view={page.view}
        title="Also shared"
        renderRemove={(car) => (
          <a className="icon-button" href={urlOf(page, car.id)} aria-label={removeLabel(car)} rel="nofollow">
            <Icon name="close" size={18} />
          </a>
        )}
        renderAdd={(car) => (
          <ButtonLink href={urlOf(page, undefined, car.id)} aria-label={addLabel(car)} rel="nofollow">
            Add
          </ButtonLink>
        )}
      />
    </SharedCars>
  );
}

/** The fragment that the visitor's own page fetches: the same cars, with buttons that the island handles. */
function OwnPart({ page: { view, alerts } }: { page: Named }) {
  const say = useWords();
  return (
    <div data-saved-cars="" data-gone={view.gone.join(",")}>
      {alerts && (
        <p className="saved-alerts">
          <a className="more" href={alertUrl(view)}>
            <Icon name="bell" size={18} />
            {say("Tell me about price drops on these {vehicles}")}
          </a>
        </p>
      )}
      <Cars
        view={view}
        title={say(view.compared.length > 0 ? "More saved {vehicles}" : "One saved {vehicle}")}
        renderRemove={(car) => (
          <IconButton icon="close" iconSize={18} label={removeLabel(car)} data-remove={carData(car)} />
        )}
        renderAdd={(car) => (
          <Button aria-label={addLabel(car)} data-add={carData(car)}>
            Add
          </Button>
        )}
      />
    </div>
  );
}

const carData = (car: CardView): string => JSON.stringify(toSavedCar(car));

const alertUrl = ({ compared, others }: SavedCarsView): string =>
  `/alerts/new?car=${[...compared, ...others].map(({ id }) => id).join(",")}`;

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
        <>
          <OwnPaymentNote />
          <CompareTable cars={view.compared} groups={view.groups} renderRemove={renderRemove} />
        </>
      )}
      {view.others.length > 0 && (
        <section className="saved-others">
          <h2>{title}</h2>
          <div className="grid-4">
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

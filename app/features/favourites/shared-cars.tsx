import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { savedUrl } from "#domain/favourites/arrange-saved.ts";
import { sharedHeading } from "#domain/favourites/saved-heading.ts";
import { Button } from "#app/ui/button.tsx";
import type { SavedCar } from "./saved-cars.ts";
import type { SavedCars, SavedPage } from "./saved-page.ts";
import { ShareSaved } from "./share-saved.tsx";

type Props<View> = {
  page: SavedPage<View> & { view: View };
  cars: readonly SavedCar[];
  children: ReactNode;
};

/** Cars that an address names: rendered by the server, for anybody, with or without JavaScript. */
export function SharedCars<View extends SavedCars>({ page, cars, children }: Props<View>) {
  const say = useWords();
  const { label, path, view } = page;
  const url = urlOf(page);
  return (
    <>
      <div className="saved-head">
        <h1>{say(sharedHeading(view.compared.length))}</h1>
        <p className="small">
          <a href={path}>See your own: {label}</a>
        </p>
        {cars.length > 0 && (
          <Button className="with-script" data-save-all={JSON.stringify(cars)}>
            {say("Save these {vehicles}")}
          </Button>
        )}
        {cars.length > 0 && <ShareSaved title={label} url={url} />}
      </div>
      {view.gone.length > 0 && (
        <p className="gone">
          {say(
            view.gone.length === 1
              ? "One of these {vehicles} has gone."
              : `${view.gone.length} of these {vehicles} have gone.`,
          )}{" "}
          <a href={cars.length > 0 ? url : page.listing}>
            {cars.length > 0 ? "Show the others only" : say("Browse {vehicles}")}
          </a>
        </p>
      )}
      {children}
    </>
  );
}

/** This page without the gone cars, or without one more. */
export function urlOf({ path, view }: SavedPage<SavedCars>, without?: string, also?: string): string {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).filter((id) => id !== without);
  const others = ids(view?.others ?? []);
  const compared = ids(view?.compared ?? []);
  if (also === undefined) return savedUrl(path, compared, others);
  return savedUrl(path, [...(compared.length > 0 ? compared : others), also], compared.length > 0 ? others : []);
}

import type { RecentCar } from "#app/features/recent/recent-car.ts";
import { stateOf } from "#app/features/vehicle/vehicle-state.ts";
import { shownCar } from "#app/pages/card/shown-car.ts";
import type { Car } from "#domain/car/car.ts";
import { priceDisplay } from "#domain/car/price.ts";
import { titleOf } from "#domain/car/title.ts";
import { readIds } from "#domain/favourites/saved-list.ts";
import { mostSeen } from "#domain/recent/seen-list.ts";
import { pageContext } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Route } from "./+types/recent";

export const handle = { parameters: ["ids"] };

/** The cars that an address names, as tiles: those that are gone are left out. The browser alone knows whose they are. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { stock } = page;
  const ids = readIds(url.searchParams.get("ids")).slice(0, mostSeen);
  const cars = stock.byIds(ids).filter((car) => car !== null);
  return Response.json(cars.map((car) => toRecentCar(shownCar(car, page), page)));
}

const stateWords = {
  available: "",
  coming_soon: "",
  being_reserved: "Being reserved",
  reserved: "Reserved",
  sold: "Sold",
};

function toRecentCar(car: Car, { site, now, picture }: PageContext): RecentCar {
  const [image] = car.images;
  const shown = image ? picture(image.url, image.cutout) : null;
  return {
    id: car.id,
    slug: car.slug,
    name: titleOf(car).heading,
    price: priceDisplay(car, site.settings).text,
    state: stateWords[stateOf(car, now.getTime())],
    picture: shown && { src: shown.src, cutout: shown.cutout },
  };
}

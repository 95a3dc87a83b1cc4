import type { Car } from "#domain/car/car.ts";
import { planParameter } from "#domain/form/plan-parameter.ts";
import { titleOf } from "#domain/car/title.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { similarSearchUrl } from "#app/features/card/similar-search.ts";
import { toVehicleView } from "#app/features/vehicle/to-vehicle-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import { loadCarCalculator } from "#app/pages/finance/finance-data.ts";
import { isServed } from "#site/paths/find-path.ts";

/** A car's page in its template, without the surrounding page. The query may hold a calculation. */
export function loadVehicle(car: Car, page: PageContext, query: URLSearchParams) {
  const { site, stock, now, read, picture } = page;
  const { settings } = site;
  return {
    car: toVehicleView(car, {
      settings,
      locations: site.locations,
      now: now.getTime(),
      read,
      grammar: stock.grammar,
      similarUrl: similarSearchUrl(car, stock.grammar),
      picture,
      plan: query.get(planParameter),
      isServed: (url) => isServed(site, url),
    }),
    calculator: loadCarCalculator(car, page, query),
    saves: savesOf(car, page),
    call: {
      car: { id: car.id, slug: car.slug, dealership_id: car.dealership_id },
      place: placeOfCar(car),
    },
  };
}

function savesOf(car: Car, { site: { settings }, picture }: PageContext) {
  const [image] = car.images;
  return {
    favourite: settings.favourites !== null,
    compare: settings.favourites !== null && settings.card.compare,
    car: {
      id: car.id,
      slug: car.slug,
      name: titleOf(car).full,
      picture: (image && picture(image.url, image.cutout)?.src) ?? null,
    },
  };
}

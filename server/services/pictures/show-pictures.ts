import type { StoredCar } from "#domain/car/car.ts";
import { imagesOf } from "#domain/picture/feed-pictures.ts";
import type { PicturedCar } from "#server/adapters/store/repositories/pictured-cars.ts";
import type { Store } from "#server/adapters/store/store.ts";

/**
 * Looks at every car that a feed brought: addresses that nobody has named before are enrolled to be fetched, and cars
 * whose pictures have arrived are given them. Comparing instead of following events, it puts right whatever a killed
 * process left undone. Rejects with a refusal while an import of the dealership runs. Answers how many cars it wrote.
 */
export async function showPictures({ operator }: Store, dealershipId: string): Promise<number> {
  const { pictures, picturedCars } = operator;
  let written = 0;
  for await (const cars of picturedCars.pages(dealershipId)) {
    const named = cars.flatMap(({ addresses }) => addresses.map((address, position) => ({ address, position })));
    const states = await pictures.enrol(dealershipId, named);
    const changed = cars.flatMap((one) => {
      const images = imagesOf(one.addresses, (address) => states.get(address), one.car.images);
      return isCorrected(one) || isSame(images, one.car.images) ? [] : [{ ...one, images }];
    });
    if (changed.length > 0) written += await picturedCars.show(dealershipId, changed);
  }
  return written;
}

/** Somebody has chosen the car's images by hand since: they stay, as every correction does. */
const isCorrected = ({ car, feed }: PicturedCar): boolean => !isSame(car.images, feed.images);

const isSame = (one: StoredCar["images"], other: StoredCar["images"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

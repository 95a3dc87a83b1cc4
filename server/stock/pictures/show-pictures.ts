import type { StoredCar } from "#domain/car/car.ts";
import { imagesOf } from "#domain/picture/feed-pictures.ts";
import type { PicturedCar } from "#server/adapters/store/repositories/pictured-cars.ts";
import type { Store } from "#server/adapters/store/store.ts";

/**
 * Checks every car from a feed: new addresses are queued to be fetched, and cars whose pictures have arrived get them.
 * It compares states instead of following events, so it repairs whatever a killed process left undone. Rejects as
 * refused while an import of the dealership runs. Returns how many cars it wrote.
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

/** Somebody has chosen the car's images by hand since: they stay, like every correction. */
const isCorrected = ({ car, feed }: PicturedCar): boolean => !isSame(car.images, feed.images);

const isSame = (one: StoredCar["images"], other: StoredCar["images"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

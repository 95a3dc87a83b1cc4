import { imageAt } from "#domain/image/image-widths.ts";
import type { SavedCar } from "./saved-cars.ts";

/** A saved car in its smallest form: picture and name at the time it was saved. */
export function SavedThumb({ car }: { car: SavedCar }) {
  return (
    <a href={`/cars/${car.slug}`}>
      <span className="thumb-picture">
        {car.picture && <img src={imageAt(car.picture, 120)} width={72} height={48} alt="" />}
      </span>
      <span className="thumb-name">{car.name}</span>
    </a>
  );
}

import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { imageAt } from "#domain/image/image-widths.ts";
import type { ComparedCar } from "./compare-table.tsx";

type Props<Car> = { cars: readonly Car[]; renderAdd: (car: Car) => ReactNode };

/** Suggestions to add to the comparison, while there is room. */
export function SimilarCars<Car extends ComparedCar>({ cars, renderAdd }: Props<Car>) {
  const say = useWords();
  if (cars.length === 0) return null;
  return (
    <section className="adds" aria-label={say("Add a similar {vehicle}")}>
      <h2>{say("Add a similar {vehicle}")}</h2>
      <ul>
        {cars.map((car) => (
          <li key={car.id}>
            <a href={`/cars/${car.slug}`}>
              <span className="thumb-picture">
                {car.pictures[0] && <img src={imageAt(car.pictures[0].src, 120)} width={72} height={48} alt="" />}
              </span>
              <span>
                <b>{`${car.heading} ${car.badge}`.trim()}</b>
                {car.price.text}
              </span>
            </a>
            {renderAdd(car)}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Comparable, ValuedVehicle } from "./comparable.ts";

/** How the logarithm of a price changes per year of age, and per 10,000 km. */
export interface Depreciation {
  perYear: number;
  perTenThousandKm: number;
}

/** The average depreciation of the Australian market; a model with few cars stays near it. */
const usual: Depreciation = { perYear: -0.075, perTenThousandKm: -0.022 };
/** Weight of the average depreciation, as a squared spread of years and of ten thousands of kilometres. */
const trust = { years: 40, km: 400 };

/** Least squares on the logarithm of the price within one model, shrunk towards the average depreciation. */
export function fitDepreciation(cars: readonly Comparable[]): Depreciation {
  const mean = (of: (car: Comparable) => number) => cars.reduce((sum, car) => sum + of(car), 0) / cars.length;
  const [year, km, log] = [mean((car) => car.year), mean((car) => car.km), mean((car) => Math.log(car.price))];
  let [yy, kk, yk, yp, kp] = [trust.years, trust.km, 0, 0, 0];
  for (const car of cars) {
    // Age grows as the year falls.
    const [age, distance] = [year - car.year, (car.km - km) / 10_000];
    const rest = Math.log(car.price) - log - usual.perYear * age - usual.perTenThousandKm * distance;
    yy += age * age;
    kk += distance * distance;
    yk += age * distance;
    yp += age * rest;
    kp += distance * rest;
  }
  const determinant = yy * kk - yk * yk;
  return {
    perYear: Math.min(0, usual.perYear + (yp * kk - kp * yk) / determinant),
    perTenThousandKm: Math.min(0, usual.perTenThousandKm + (kp * yy - yp * yk) / determinant),
  };
}

/** The price of a comparable with the year and kilometres of the valued vehicle, as a logarithm. */
export function asIf(car: Comparable, vehicle: ValuedVehicle, { perYear, perTenThousandKm }: Depreciation): number {
  const [age, distance] = [car.year - vehicle.year, (vehicle.km - car.km) / 10_000];
  return Math.log(car.price) + perYear * age + perTenThousandKm * distance;
}

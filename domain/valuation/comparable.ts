import type { Car } from "#domain/car/car.ts";

/** The facts of a vehicle that decide its price. An empty text is unknown. */
export interface ValuedVehicle {
  make: string;
  model: string;
  badge: string;
  year: number;
  km: number;
  body: string;
  drive: string;
  fuel: string;
  transmission: string;
}

/** A vehicle offered at a price, which others are compared with. */
export interface Comparable extends ValuedVehicle {
  price: number;
  state: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/**
 * Spelling of make and model varies between feeds and people: "Mercedes-Benz" and "MERCEDES BENZ" are the same, and so
 * are the Mazda "3" and the Mazda "Mazda3".
 */
export function modelKey({ make, model }: Pick<ValuedVehicle, "make" | "model">): string {
  const [maker, name] = [plain(make), plain(model)];
  return `${maker} ${name.startsWith(maker) && name !== maker ? name.slice(maker.length) : name}`;
}

const lowestPrice = 500;

/** Used and demo cars with a price; the price of a new car says little about a used one. */
export function comparableOf(car: Car): Comparable | null {
  const { make, model, badge, year, km, price } = car;
  const { state } = car.hidden_place ?? car;
  if (car.car_type === "new" || car.item_type !== "car" || price === null || price <= lowestPrice || km === null) {
    return null;
  }
  const { simple_body: body, simple_drive: drive, simple_fuel: fuel, simple_transmission: transmission } = car;
  return { make, model, badge, year, km, price, state, body, drive, fuel, transmission };
}

import type { Car } from "#domain/car/car.ts";

/** A vehicle as another engine indexes it: all words that a shopper may type, by how much they say. */
export const peerDocument = (car: Car) => ({
  id: car.id,
  name: `${car.year} ${car.make} ${car.model} ${car.badge}`,
  stocknum: car.stocknum,
  kind: [car.car_type, car.item_type, car.simple_body].join(" "),
  facts: [
    car.simple_fuel,
    car.simple_transmission,
    car.simple_drive,
    car.colour,
    car.series,
    car.engine,
    car.seats === null ? "" : `${car.seats} seater ${car.seats} seats`,
    ...car.categories,
  ].join(" "),
  place: [car.location.name, car.city, car.state].join(" "),
  features: car.features.join(" "),
});

/** How much a match in each field counts. */
export const boosts = { name: 4, stocknum: 4, kind: 2, facts: 2, place: 2, features: 1 };

export type PeerField = keyof typeof boosts;
export const peerFields = Object.keys(boosts) as PeerField[];

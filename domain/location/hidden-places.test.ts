import { expect, test } from "vitest";
import { hiddenPlaces } from "./hidden-places.ts";

const place = (name: string, city: string, state: string, visible: boolean) => ({
  name,
  visible,
  address: { city, state },
});

test("[3.5.7] a value is hidden only if no visible location has the same", () => {
  const places = [place("Yard", "Ballarat", "VIC", true), place("Paddock", "Warwick", "VIC", false)];
  expect(hiddenPlaces(places)).toEqual({ location_name: ["Paddock"], city: ["Warwick"], state: [] });
  expect(hiddenPlaces([place("Yard", "Ballarat", "VIC", true)])).toEqual({ location_name: [], city: [], state: [] });
});

import { describe, expect, test } from "vitest";
import { withPlaces } from "./places-menu.ts";

const menu = [
  { name: "Penrose", url: "/contact-us/penrose", phone: "09 555 0140" },
  { name: "Botany", url: "/contact-us/botany", phone: "09 555 0150" },
];
const locations = { url: "/find-us", status: "", menu };
const cars = { name: "Cars", url: "/cars" };
const findUs = { name: "Find us", url: "/find-us" };

describe("[2.3] the locations dropdown", () => {
  test("takes the place of the site's own link to all locations, under its name", () => {
    const nav = withPlaces([findUs, cars], locations);
    expect(nav.map(({ name }) => name)).toEqual(["Find us", "Cars"]);
    expect(nav[0]?.menu?.groups[0]?.links).toEqual([
      { name: "Penrose", url: "/contact-us/penrose" },
      { name: "Botany", url: "/contact-us/botany" },
      { name: "All locations and hours", url: "/find-us" },
    ]);
  });

  test("comes last where there is no such link", () => {
    expect(withPlaces([cars], locations).map(({ name }) => name)).toEqual(["Cars", "Locations"]);
  });

  test("is not there where the site does not want it", () => {
    expect(withPlaces([cars, findUs], { ...locations, menu: [] })).toEqual([cars, findUs]);
    expect(withPlaces([cars], undefined)).toEqual([cars]);
  });
});

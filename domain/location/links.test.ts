import { expect, test } from "vitest";
import { contactLink } from "./contact-link.ts";
import { directionsTo } from "./directions.ts";
import { gridFor } from "./locations-grid.ts";
import { mapEmbedUrl } from "./map-embed.ts";
import { placeName } from "./place-name.ts";
import { telLink } from "#domain/phone/tel-link.ts";

const address = { street: "412 Botany Road", city: "Alexandria", state: "NSW", postcode: "2015" };

test("[2.3.23] tel links have their spaces removed", () => {
  expect(telLink("02 9161 4400")).toBe("tel:0291614400");
  expect(telLink("+64 (9) 555-0123")).toBe("tel:+6495550123");
});

test.each([
  ["Alexandria - Sales", "Alexandria"],
  ["Alexandria - Service", "Alexandria"],
  ["Alexandria - Parts", "Alexandria"],
  ["Parts - Sales Centre", "Parts - Sales Centre"],
])("[2.1] %s is the place %s", (name, place) => {
  expect(placeName(name)).toBe(place);
});

test("[2.3.43] directions lead to the place's own page, else to its address", () => {
  expect(directionsTo({ ...address, place_url: "https://maps.example/p" })).toBe("https://maps.example/p");
  expect(directionsTo({ ...address, place_id: "a b" })).toMatch(/&destination_place_id=a%20b$/);
  expect(directionsTo(address)).toContain("destination=412%20Botany%20Road%2C%20Alexandria%20NSW%202015");
});

test.each([
  ["Alexandria - Sales", "/contact-us/alexandria"],
  ["Alexandria - Service", "/contact-us/alexandria"],
  ["Alexandria - Parts", "/contact-us/alexandria"],
  ["Richmond showroom", "/contact-us/richmond-showroom"],
  ["O'Connor & Sons - Sales", "/contact-us/oconnor-sons"],
  ["Ōtāhuhu", "/contact-us/otahuhu"],
  ["Sales - Parts", "/contact-us/sales"],
  ["Alexandria -Sales", "/contact-us/alexandria-sales"],
  ["Alexandria - Sales - Service", "/contact-us/alexandria-sales"],
])("[2.1.9] %s is contacted at %s", (name, url) => {
  expect(contactLink(name)).toBe(url);
});

test.each([
  [0, "few"],
  [1, "few"],
  [2, "few"],
  [3, "three"],
  [4, "many"],
  [6, "six"],
  [7, "many"],
])("[2.3.51] %s locations stand in the grid '%s'", (count, grid) => {
  expect(gridFor(count)).toBe(grid);
});

test("[3] a map shows the place by its id, else by its address", () => {
  const url = new URL(mapEmbedUrl({ address: { ...address, place_id: "abc" } }, { map_key: "key&1" }) ?? "");
  expect(Object.fromEntries(url.searchParams)).toEqual({ key: "key&1", q: "place_id:abc" });
  const plain = new URL(mapEmbedUrl({ address }, { map_key: "k" }) ?? "");
  expect(plain.searchParams.get("q")).toBe("412 Botany Road, Alexandria NSW 2015");
});

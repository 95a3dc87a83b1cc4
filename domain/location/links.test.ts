import { expect, test } from "vitest";
import { directionsTo } from "./directions.ts";
import { placeName } from "./place-name.ts";
import { telLink } from "./tel-link.ts";

const address = { street: "412 Botany Road", city: "Alexandria", state: "NSW", postcode: "2015" };

test("[2.3] tel links have their spaces removed", () => {
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

test("[2.3] directions lead to the place's own page, else to its address", () => {
  expect(directionsTo({ ...address, place_url: "https://maps.example/p" })).toBe("https://maps.example/p");
  expect(directionsTo(address)).toContain("destination=412%20Botany%20Road%2C%20Alexandria%20NSW%202015");
});

import { describe, expect, test } from "vitest";
import type { Car } from "./car.ts";
import { sampleCar, sampleNow } from "./testing/sample-car.ts";
import { newArrivalEndsAt, tagOf, type CarTag } from "./tag.ts";

const day = 86_400_000;
const settings = {
  card: { electric_tag: true, new_arrival_text: "Just in", sold_text: "SOLD" },
  certified: { name: "Certified used" },
};
const ago = (ms: number) => new Date(sampleNow - ms).toISOString();

// A car that every rule of spec 4.2 would tag, losing one claim after another.
const all: Partial<Car> = {
  simple_fuel: "Hybrid",
  reserved: true,
  certified: true,
  tag: "Special",
  status: "coming_soon",
  created_at: ago(day),
};
const ladder: [string, Partial<Car>, string | null, CarTag | null][] = [
  ["a promotion outranks all", all, "Runout", { kind: "promo", text: "Runout" }],
  ["then electric or hybrid", all, null, { kind: "electric", text: "Hybrid" }],
  ["then reserved", { ...all, simple_fuel: "Petrol" }, null, { kind: "reserved", text: "Reserved" }],
  [
    "or being reserved by somebody who has not paid yet",
    { ...all, simple_fuel: "Petrol", reserved: false, held_until: new Date(sampleNow + 1).toISOString() },
    null,
    { kind: "reserved", text: "Being reserved" },
  ],
  [
    "then certified",
    { ...all, simple_fuel: "Petrol", reserved: false },
    null,
    { kind: "certified", text: "Certified used" },
  ],
  [
    "then the dealer's own tag",
    { tag: "*Special*", status: "coming_soon", created_at: ago(day) },
    null,
    { kind: "custom", text: "Special" },
  ],
  [
    "then coming soon",
    { status: "coming_soon", created_at: ago(day) },
    null,
    { kind: "coming_soon", text: "COMING SOON" },
  ],
  ["then new arrival", { created_at: ago(day) }, null, { kind: "new_arrival", text: "Just in" }],
  ["then sold", { status: "sold", created_at: ago(day) }, null, { kind: "sold", text: "SOLD" }],
  ["a car marked sold is neither coming soon nor new", { ...all, ...gone() }, null, { kind: "sold", text: "SOLD" }],
  ["otherwise nothing", {}, null, null],
];

function gone(): Partial<Car> {
  return { simple_fuel: "", reserved: false, certified: false, tag: null, sold: true };
}

describe("[4.2.1-4.2.8] first match wins", () => {
  test.each(ladder)("%s", (_name, parts, promo, tag) => {
    expect(tagOf(sampleCar(parts), settings, sampleNow, promo)).toEqual(tag);
  });

  test("[4.2.4] the certified tag is the programme's own image where it has one", () => {
    const marked = { ...settings, certified: { name: "Certified used", image: "/media/certified.svg" } };
    const certified = { kind: "certified", text: "Certified used", image: "/media/certified.svg" };
    expect(tagOf(sampleCar({ certified: true }), marked, sampleNow)).toEqual(certified);
    expect(tagOf(sampleCar({ certified: true, reserved: true }), marked, sampleNow)).not.toHaveProperty("image");
  });
  test("electric and certified tags show only where the site has them", () => {
    const bare = { card: { ...settings.card, electric_tag: false }, certified: null };
    expect(tagOf(sampleCar({ simple_fuel: "Electric" }), bare, sampleNow)).toBeNull();
    expect(tagOf(sampleCar({ certified: true }), bare, sampleNow)).toBeNull();
    expect(tagOf(sampleCar({ certified: true, tag: "Special" }), bare, sampleNow)?.kind).toBe("custom");
  });
});

test.each([
  ["Electric", "Electric"],
  ["electric", "Electric"],
  ["Hybrid", "Hybrid"],
  ["Plug-in Hybrid Electric", "Hybrid"],
  ["Diesel", null],
])("[4.2.2] fuel %s is tagged %s", (simple_fuel, text) => {
  expect(tagOf(sampleCar({ simple_fuel }), settings, sampleNow)?.text ?? null).toBe(text);
});

test.each([
  ["on its first day", 0, true],
  ["one millisecond before 8 days", 8 * day - 1, true],
  ["at 8 days", 8 * day, false],
  ["at 9 days", 9 * day, false],
])("[4.2.7, 9.2.1] a car is a new arrival %s: %s ms, %s", (_when, age, arrived) => {
  const car = sampleCar({ created_at: ago(age) });
  expect(tagOf(car, settings, sampleNow)?.kind === "new_arrival").toBe(arrived);
  expect(newArrivalEndsAt(car) > sampleNow).toBe(arrived);
});

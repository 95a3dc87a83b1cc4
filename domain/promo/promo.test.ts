import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { arrangePromos, weavePromos, type Woven } from "./arrange-promos.ts";
import { mayAppear, promoTagOf, type PromoNode } from "./promo.ts";
import { shuffled, shuffleSeed } from "./shuffle.ts";

const at = (offset: number) => new Date(sampleNow + offset).toISOString();
const promo = (name: string, parts: Partial<PromoNode> = {}) => ({
  name,
  position: null,
  display: ["search" as const],
  strictDisplay: false,
  ...parts,
});

test.each([
  [["home"], false, "home", true],
  [["home"], false, "search", true],
  [["home"], true, "search", false],
  [["home"], false, "vehicle", false],
  [["search"], true, "search", true],
] as const)("[4.11.5] a promo for %j, strict %s, may appear on %s: %s", (display, strictDisplay, place, appears) => {
  expect(mayAppear(promo("a", { display, strictDisplay }), place)).toBe(appears);
});

describe("[4.11] order", () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join("");
  const occasion = { place: "search", now: sampleNow, timeZone: "Australia/Sydney", seed: null } as const;
  const textOf = (woven: readonly Woven<number, { name: string }>[]) =>
    woven.map((one) => (one.kind === "item" ? one.item : `${one.leads ? "<" : ""}${one.promo.name}`)).join("");
  const many = ["a", "b", "c", "d", "e", "f"].map((name) => promo(name));

  test("[4.11] two promos pinned to one position keep the dealer's order", () => {
    const promos = [promo("a"), promo("x", { position: 1 }), promo("y", { position: 1 }), promo("z", { position: 1 })];
    expect(names(arrangePromos(promos, occasion))).toBe("xyza");
    const woven = weavePromos([1, 2], promos.slice(1), 9);
    expect(textOf(woven)).toBe("1<x<y<z2");
  });
  test("[4.11.4] two of one position keep the dealer's order, also beyond the others and among cards", () => {
    const pair = [promo("x", { position: 3 }), promo("y", { position: 3 })];
    expect(names(arrangePromos([promo("a"), ...pair], occasion))).toBe("axy");
    expect(textOf(weavePromos([1, 2, 3], arrangePromos(pair, occasion), 9))).toBe("12xy3");
    expect(textOf(weavePromos([1], arrangePromos(pair, occasion), 9))).toBe("1xy");
  });
  test("[4.11.4] pinned promos stand at their position, the others around them in the dealer's order", () => {
    const promos = [promo("a"), promo("x", { position: 2 }), promo("b"), promo("y", { position: 1 })];
    expect(names(arrangePromos(promos, occasion))).toBe("yxab");
    expect(names(arrangePromos([promo("a"), promo("z", { position: 9 })], occasion))).toBe("az");
  });

  test("those that do not run or belong elsewhere are left out", () => {
    const promos = [promo("a", { expiry: at(-1) }), promo("b", { display: ["home"], strictDisplay: true }), promo("c")];
    expect(names(arrangePromos(promos, occasion))).toBe("c");
  });

  test("[4.11.4] a shuffle is the same all day, and moves no pinned promo", () => {
    const seed = shuffleSeed("harbour", "2026-11-15");
    const promos = [...many, promo("x", { position: 3 })];
    const today = names(arrangePromos(promos, { ...occasion, seed }));
    expect(names(arrangePromos(promos, { ...occasion, seed }))).toBe(today);
    expect(today.charAt(2)).toBe("x");
    const days = Array.from({ length: 20 }, (_, day) => shuffleSeed("harbour", `2026-11-${day + 1}`));
    const orders = new Set(days.map((day) => names(arrangePromos(many, { ...occasion, seed: day }))));
    expect(orders.size).toBeGreaterThan(10);
    const elsewhere = days.map((day) => names(shuffled(many, day.replace("harbour", "yard"))));
    expect(elsewhere).not.toEqual(days.map((day) => names(shuffled(many, day))));
  });

  test("a shuffle loses nothing and changes nothing it was given", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const before = [...list];
        const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
        expect(sorted(shuffled(list, seed))).toEqual(sorted(list));
        expect(list).toEqual(before);
      }),
    );
  });

  test("between cards, pinned promos take their place in the grid and others follow every so many cards", () => {
    const woven = weavePromos([1, 2, 3, 4, 5], [promo("a"), promo("b"), promo("c"), promo("x", { position: 2 })], 2);
    expect(textOf(woven)).toBe("1x2a34b5");
  });

  test.each([
    [1, "1<x2"],
    [2, "1x2"],
    [3, "12x"],
    [40, "12x"],
  ])("[4.11.6] a promo at %i of two cards stands there or at the end, after the first card: %s", (position, order) => {
    expect(textOf(weavePromos([1, 2], [promo("x", { position })], 9))).toBe(order);
  });
  test("[4.11.6] a promo without a card leads nothing", () => {
    expect(textOf(weavePromos([], [promo("x", { position: 1 })], 9))).toBe("x");
  });
});

describe("[4.2.1] the tag of a promotion", () => {
  const settings = { search: { features: [] }, finance_provider: null, time_zone: "Australia/Sydney" };
  const tags = [
    { text: "Over", refinements: {}, expiry: at(0) },
    { text: "Runout", refinements: { car_type: ["demo", "new"], make: ["Toyota"] } },
    { text: "Yard sale", refinements: { location_name: ["Alexandria"] }, start: at(-1) },
  ];
  test("marks the cars it is about, the first one that runs", () => {
    expect(promoTagOf(sampleCar({ car_type: "demo" }), tags, settings, sampleNow)).toBe("Runout");
    expect(promoTagOf(sampleCar({ car_type: "demo", make: "Ford" }), tags, settings, sampleNow)).toBe("Yard sale");
    expect(promoTagOf(sampleCar(), tags.slice(0, 2), settings, sampleNow)).toBeNull();
  });
});

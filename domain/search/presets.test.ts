import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { passesPresets, presetTurns, stockPresets } from "./presets.ts";

const day = 86_400_000;
const listed = (days: number): Partial<Car> => ({ created_at: new Date(sampleNow - days * day).toISOString() });
const photos = (count: number): Partial<Car> => ({
  images: Array.from({ length: count }, () => ({ url: "/a.jpg", image_key: "a", width: 4, height: 3, cutout: false })),
});

test.each<[number, Partial<Car>, boolean]>([
  [0, { status: "sold" }, true],
  [1, {}, true],
  [1, { status: "coming_soon" }, false],
  [1, { sold: true }, false],
  [2, listed(29), true],
  [2, listed(30), false],
  [3, listed(59), true],
  [3, listed(60), false],
  [4, listed(89), true],
  [4, listed(90), false],
  [5, listed(89), false],
  [5, listed(90), true],
  [6, photos(1), true],
  [6, photos(0), false],
  [7, photos(5), true],
  [7, photos(4), false],
  [8, { price: 11 }, true],
  [8, { price: null }, false],
  [9, { km: 99_999 }, true],
  [9, { km: 100_000 }, false],
  [9, { km: null }, true],
  [10, { year: 2019 }, true],
  [10, { year: 2018 }, false],
  [11, { certified: true }, true],
  [11, {}, false],
  [12, { price: 19_999 }, true],
  [12, { price: 20_000 }, false],
  [12, { price: null }, false],
  [13, {}, true],
  [13, { tag: "*Test Drive Only*" }, false],
  [14, photos(1), true],
  [14, { ...photos(1), price: null }, false],
  [14, photos(0), false],
])("[9.5.1] preset %d of a car with %j: %s", (code, parts, passes) => {
  expect(passesPresets(sampleCar(parts), [code], sampleNow)).toBe(passes);
});

test("[9.5.1] there are fifteen presets, and all of a site's must hold", () => {
  expect(stockPresets).toHaveLength(15);
  expect(passesPresets(sampleCar({ certified: true }), [11, 8], sampleNow)).toBe(true);
  expect(passesPresets(sampleCar({ certified: true, price: null }), [11, 8], sampleNow)).toBe(false);
  expect(passesPresets(sampleCar(), [], sampleNow)).toBe(true);
  expect(passesPresets(sampleCar(), [99], sampleNow)).toBe(true);
  expect(presetTurns(sampleCar(), [99])).toEqual([]);
});

test("[9.5.1] every preset that hangs on time turns at the moment it names", () => {
  const car = sampleCar(listed(10));
  for (const [code, preset] of stockPresets.entries()) {
    for (const timestamp of presetTurns(car, [code])) {
      expect(preset.keeps(car, timestamp - 1), `preset ${code}`).not.toBe(preset.keeps(car, timestamp));
    }
  }
  expect(stockPresets.flatMap((_, code) => (presetTurns(car, [code]).length > 0 ? [code] : []))).toEqual([
    2, 3, 4, 5, 10,
  ]);
});

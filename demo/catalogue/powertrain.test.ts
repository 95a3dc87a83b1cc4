import { describe, expect, test } from "vitest";
import { australianCars } from "./cars/australia.ts";
import { luxury } from "./cars/luxury.ts";
import { meridianRange } from "./cars/meridian.ts";
import { japaneseImports } from "./cars/new-zealand.ts";
import { texanImports } from "./cars/united-states.ts";
import { yearsOf } from "./model-entry.ts";
import { readPowertrain } from "./powertrain.ts";

const catalogue = [...australianCars, ...luxury, ...meridianRange, ...japaneseImports, ...texanImports];

describe("the catalogue", () => {
  test("a powertrain reads as a dealer would write it", () => {
    expect(readPowertrain("hybrid 2.5i4 cvt awd 4.8 163")).toEqual({
      simple_fuel: "Hybrid",
      fuel: "Petrol - Unleaded/Electric",
      engine: "2.5L 4-cylinder",
      simple_transmission: "Automatic",
      simple_drive: "AWD",
      use: 4.8,
      kilowatts: 163,
    });
    expect(readPowertrain("diesel 3.0v6t man 4wd 8.4 184")).toMatchObject({
      engine: "3.0L V6 turbo",
      simple_transmission: "Manual",
      simple_drive: "4WD",
    });
    expect(readPowertrain("electric 60kWh auto fwd 16.2 150").engine).toBe("60 kWh battery");
    expect(() => readPowertrain("steam 2.0i4 auto fwd 6 100")).toThrow("Unknown powertrain");
    expect(() => readPowertrain("petrol 2.0 auto fwd 6 100")).toThrow("Unknown engine");
  });

  test("every grade can be built: its powertrain reads, and a series covers each of its years", () => {
    const gaps = catalogue.flatMap((entry) =>
      entry.grades.flatMap(([badge, span, , price, powertrain]) => {
        const { use, kilowatts } = readPowertrain(powertrain);
        const [from, to] = yearsOf(span, 2026);
        const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
        const uncovered = years.filter(
          (year) =>
            !Object.keys(entry.series).some((series) => {
              const [first, last] = yearsOf(series, 2026);
              return first <= year && year <= last;
            }),
        );
        const good = uncovered.length === 0 && use > 0 && kilowatts > 20 && price > 15_000;
        return good ? [] : [`${entry.make} ${entry.model} ${badge}: ${uncovered.join(", ")}`];
      }),
    );
    expect(gaps).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { rivalsOf, type StockedModel } from "./rivals.ts";
import { marketModels } from "./market-rows.ts";

const stockOf = (...names: string[]): StockedModel[] =>
  names.map((name) => {
    const [make = "", model = ""] = name.split("/");
    return { make, model, count: 2 };
  });

const yard = stockOf(
  "Toyota/Kluger",
  "Hyundai/Santa Fe",
  "Hyundai/iLoad",
  "Ford/Transit Custom",
  "Toyota/Corolla",
  "Ford/Ranger",
  "Isuzu/MU-X",
  "Kia/Carnival",
  "Mazda/CX-5",
  "Tesla/Model Y",
  "Honda/CB500X",
  "Jayco/Journey",
  "Hino/300 616",
);
const nearest = (make: string, model: string, stock = yard) =>
  rivalsOf({ make, model }, stock).map((rival) => `${rival.model}: ${rival.why}`);

describe("what comes nearest to a model", () => {
  test("[16.1.4] is of its class, and says so in words for a sentence", () => {
    expect(nearest("Toyota", "HiAce").slice(0, 2)).toEqual([
      "iLoad: also a medium van",
      "Transit Custom: also a medium van",
    ]);
    expect(nearest("Nissan", "Pathfinder").slice(0, 2)).toEqual([
      "Santa Fe: also a large SUV with seven seats",
      "Kluger: also a large SUV with seven seats",
    ]);
    expect(nearest("Volkswagen", "Amarok")[0]).toBe("Ranger: also a ute");
    expect(nearest("Suzuki", "V-Strom 650")).toEqual(["CB500X: also an adventure bike"]);
    expect(nearest("Avan", "Aspire")).toEqual(["Journey: also a touring caravan"]);
    expect(nearest("Fuso", "Canter 515")).toEqual(["300 616: also a light truck"]);
  });

  test("[16.1.4] is of a related class if the site has none of its own", () => {
    expect(nearest("Toyota", "LandCruiser Prado", stockOf("Kia/Sorento", "Toyota/Corolla"))).toEqual([
      "Sorento: a large SUV with seven seats",
    ]);
  });

  test("[16.1.4] prefers seats, fuel and price like its own", () => {
    // Five seats in an Outback for less, seven in an XC90 for twice as much.
    expect(nearest("Kia", "Sorento", stockOf("Subaru/Outback", "Volvo/XC90"))[0]).toMatch(/^XC90/);
    expect(nearest("BYD", "Sealion 7", stockOf("Mazda/CX-5", "Tesla/Model Y"))[0]).toBe(
      "Model Y: also a medium SUV that runs on electricity",
    );
    expect(nearest("Audi", "Q5", stockOf("Mazda/CX-5", "Mercedes-Benz/GLC"))[0]).toMatch(/^GLC/);
    expect(nearest("Kawasaki", "Ninja 400", stockOf("Suzuki/Hayabusa", "Yamaha/YZF-R3"))[0]).toMatch(/^YZF-R3/);
  });

  test("[16.1.4] is no vehicle of another kind, no model that is sold out, and not the model itself", () => {
    expect(nearest("Toyota", "Corolla", stockOf("Honda/CB500X", "Toyota/Corolla Sedan"))).toEqual([]);
    expect(rivalsOf({ make: "Mazda", model: "3" }, [{ make: "Toyota", model: "Corolla", count: 0 }])).toEqual([]);
    expect(nearest("Toyota", "Ostrich")).toEqual([]);
  });

  test("[16.1.4] does not depend on the order of the stock", () => {
    const differing = marketModels().filter(
      ({ make, model }) => nearest(make, model, yard.toReversed()).join() !== nearest(make, model).join(),
    );
    expect(differing).toEqual([]);
  });

  test("[16.1.4] keeps the site's spelling and its own limit", () => {
    const stock = [{ make: "KIA", model: "SORENTO GT-Line", count: 1 }, ...yard];
    const rivals = rivalsOf({ make: "Hyundai", model: "Palisade" }, stock, 2);
    expect(rivals).toHaveLength(2);
    expect(rivalsOf({ make: "Hyundai", model: "Palisade" }, stock, 9).map(({ model }) => model)).toContain(
      "SORENTO GT-Line",
    );
  });
});

import { describe, expect, test } from "vitest";
import { figureOf, plateOf } from "./plate.ts";

describe("[2.3] the plate of a card", () => {
  test("weights become cells, words stay chips", () => {
    expect(plateOf(["Tare\u00a02,480 kg", "Tray\u00a04.2 x 2.1 m", "Licence\u00a0Car", "Diesel"])).toEqual({
      cells: [
        { label: "Tare", figure: "2,480", unit: "kg" },
        { label: "Tray", figure: "4.2 x 2.1", unit: "m" },
        { label: "Licence", figure: "Car", unit: "" },
      ],
      words: ["Diesel"],
    });
  });
  test("kilometres and seats are measured though no label says so", () => {
    const { cells } = plateOf(["154,120 km", "5 seats", "Automatic"]);
    expect(cells.map(({ label, figure }) => `${label} ${figure}`)).toEqual(["Kilometres 154,120", "Seats 5"]);
  });
  test("one figure alone makes no plate", () => {
    expect(plateOf(["154,120 km", "4WD"])).toEqual({ cells: [], words: ["154,120 km", "4WD"] });
  });
  test("a date and a name have no unit", () => {
    expect(figureOf("3 March 2027")).toEqual({ figure: "3 March 2027", unit: "" });
    expect(figureOf("Automatic")).toEqual({ figure: "Automatic", unit: "" });
  });
});

import type { SpecialistEntry } from "../stock/plan.ts";

type Truck = {
  make: string;
  model: string;
  series: string;
  engine: string;
  listings: number;
  from: number;
  automatic: boolean;
  fuel?: "Electric";
  /** badge, price, gvm, payload, tray, licence. */
  bodies: readonly (readonly [
    badge: string,
    price: number,
    gvm: number,
    payload: number,
    tray: string,
    licence: "Car" | "LR" | "MR",
  ])[];
};

const truck = (t: Truck): SpecialistEntry => ({
  item: "truck",
  make: t.make,
  model: t.model,
  body: "Tray Truck",
  listings: t.listings,
  decay: 0.085,
  km: 26_000,
  years: [t.from, 2026],
  series: t.series,
  fuel: t.fuel ?? "Diesel",
  engine: t.engine,
  transmission: t.automatic ? "Automatic" : "Manual",
  drive: t.series.includes("4x4") ? "4WD" : "RWD",
  seats: 3,
  colours: ["White", "White", "White", "Blue", "Red"],
  grades: t.bodies.map(([badge, price, gvm, payload, tray, licence], index) => ({
    badge,
    level: index === 0 ? 1 : 2,
    price,
    attributes: { gvm, payload, tray, licence },
  })),
  features: [
    "Alloy drop-side tray",
    "Ladder rack",
    "Reversing camera",
    "Air conditioning",
    "Bluetooth",
    "Tow bar",
    "Load restraint rails",
  ],
});

export const trucks: SpecialistEntry[] = [
  truck({
    make: "Isuzu",
    model: "NLR 45-150",
    series: "N Series",
    engine: "3.0L 4-cylinder turbo",
    listings: 10,
    from: 2016,
    automatic: true,
    bodies: [
      ["Traypack", 74990, 4500, 1830, "4.2 x 2.1 m", "Car"],
      ["Traypack SWB", 71990, 4500, 1960, "3.3 x 2.0 m", "Car"],
    ],
  }),
  truck({
    make: "Isuzu",
    model: "NPR 45-155",
    series: "N Series",
    engine: "5.2L 4-cylinder turbo",
    listings: 10,
    from: 2015,
    automatic: true,
    bodies: [["Traypack", 86990, 4500, 1900, "4.4 x 2.1 m", "Car"]],
  }),
  truck({
    make: "Isuzu",
    model: "NPS 75-155",
    series: "N Series 4x4",
    engine: "5.2L 4-cylinder turbo",
    listings: 6,
    from: 2016,
    automatic: false,
    bodies: [["Tray", 112990, 7500, 4050, "4.5 x 2.3 m", "LR"]],
  }),
  truck({
    make: "Hino",
    model: "300 616",
    series: "Standard Cab",
    engine: "4.0L 4-cylinder turbo",
    listings: 9,
    from: 2015,
    automatic: true,
    bodies: [["Trade Ace", 73990, 4495, 1880, "4.3 x 2.1 m", "Car"]],
  }),
  truck({
    make: "Hino",
    model: "300 717",
    series: "Wide Cab",
    engine: "4.0L 4-cylinder turbo",
    listings: 6,
    from: 2016,
    automatic: true,
    bodies: [["Tray", 89990, 6500, 3420, "5.2 x 2.3 m", "LR"]],
  }),
  truck({
    make: "Fuso",
    model: "Canter 515",
    series: "FEB21",
    engine: "3.0L 4-cylinder turbo",
    listings: 8,
    from: 2015,
    automatic: true,
    bodies: [
      ["City Cab Tray", 69990, 4500, 1790, "4.2 x 2.0 m", "Car"],
      ["Wide Cab Tray", 76990, 6000, 3100, "4.8 x 2.2 m", "LR"],
    ],
  }),
  truck({
    make: "Fuso",
    model: "eCanter",
    series: "Next Gen",
    engine: "83 kWh battery",
    fuel: "Electric",
    listings: 2,
    from: 2024,
    automatic: true,
    bodies: [["Tray", 159990, 7500, 3600, "4.5 x 2.2 m", "LR"]],
  }),
  truck({
    make: "Iveco",
    model: "Daily 50C18",
    series: "MY22",
    engine: "3.0L 4-cylinder turbo",
    listings: 6,
    from: 2017,
    automatic: true,
    bodies: [["Tradie-Made", 88990, 4495, 1950, "4.0 x 2.1 m", "Car"]],
  }),
  truck({
    make: "Foton",
    model: "Aumark S",
    series: "BJ1045",
    engine: "2.8L 4-cylinder turbo",
    listings: 4,
    from: 2021,
    automatic: false,
    bodies: [["Tray", 54990, 4495, 1900, "4.2 x 2.1 m", "Car"]],
  }),
];

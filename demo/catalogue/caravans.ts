import type { SpecialistEntry } from "../stock/plan.ts";

type Van = {
  make: string;
  model: string;
  body: string;
  series: string;
  listings: number;
  from: number;
  /** badge, price, tare, atm, ball weight, berths. */
  layouts: readonly (readonly [
    badge: string,
    price: number,
    tare: number,
    atm: number,
    ball: number,
    sleeps: number,
  ])[];
};

const fitted = [
  "Queen island bed",
  "Ensuite with shower",
  "Roll-out awning",
  "Gas and electric cooktop",
  "150 Ah lithium battery",
  "Solar panels",
  "Reverse-cycle air conditioning",
  "Stabiliser legs",
];

const van = (v: Van): SpecialistEntry => ({
  item: "caravan",
  make: v.make,
  model: v.model,
  body: v.body,
  listings: v.listings,
  decay: 0.075,
  km: null,
  years: [v.from, 2026],
  series: v.series,
  fuel: "",
  engine: "",
  transmission: "",
  drive: "",
  seats: null,
  colours: ["White with sand", "White with blue", "White with black"],
  grades: v.layouts.map(([badge, price, tare, atm, ball_weight, sleeps], index) => ({
    badge,
    level: index === 0 ? 1 : 2,
    price,
    attributes: { tare, atm, payload: atm - tare, ball_weight, sleeps, axles: 2 },
  })),
  features: v.body === "Off-road Caravan" ? [...fitted, "Independent suspension", "Stone guard"] : fitted,
});

/** Tandem-axle vans with the figures of their compliance plates. */
export const caravans: SpecialistEntry[] = [
  van({
    make: "Jayco",
    model: "Silverline",
    body: "Off-road Caravan",
    series: "SL",
    listings: 14,
    from: 2016,
    layouts: [
      ["21.65-3 Outback", 99990, 2480, 3200, 214, 2],
      ["24.75-1 Outback", 109990, 2830, 3500, 232, 2],
    ],
  }),
  van({
    make: "Jayco",
    model: "Journey",
    body: "Caravan",
    series: "JY",
    listings: 18,
    from: 2015,
    layouts: [
      ["19.61-3 Touring", 72990, 2160, 2800, 186, 2],
      ["21.66-2 Outback", 79990, 2410, 3100, 205, 4],
    ],
  }),
  van({
    make: "Jayco",
    model: "Starcraft",
    body: "Family Van",
    series: "SC",
    listings: 16,
    from: 2014,
    layouts: [
      ["20.62-1 Bunk", 64990, 2240, 2900, 178, 6],
      ["18.55-6", 59990, 1990, 2600, 160, 3],
    ],
  }),
  van({
    make: "New Age",
    model: "Manta Ray",
    body: "Off-road Caravan",
    series: "MR",
    listings: 10,
    from: 2016,
    layouts: [
      ["19ER Adventurer", 99990, 2310, 2995, 190, 2],
      ["22BE3 Adventurer", 112990, 2690, 3500, 220, 5],
    ],
  }),
  van({
    make: "New Age",
    model: "Big Red",
    body: "Caravan",
    series: "BR",
    listings: 6,
    from: 2017,
    layouts: [["21ES", 92990, 2570, 3300, 204, 2]],
  }),
  van({
    make: "Crusader",
    model: "Excalibur",
    body: "Caravan",
    series: "EX",
    listings: 6,
    from: 2016,
    layouts: [
      ["Prince", 98990, 2620, 3300, 190, 2],
      ["Countess", 103990, 2745, 3500, 198, 2],
    ],
  }),
  van({
    make: "Supreme",
    model: "Getaway",
    body: "Family Van",
    series: "GW",
    listings: 7,
    from: 2017,
    layouts: [
      ["Triple Bunk", 84990, 2680, 3400, 210, 5],
      ["Club Lounge", 81990, 2540, 3300, 196, 2],
    ],
  }),
  van({
    make: "Lotus Caravans",
    model: "Trooper",
    body: "Off-road Caravan",
    series: "TR",
    listings: 7,
    from: 2018,
    layouts: [
      ["19.6", 114990, 2560, 3400, 216, 2],
      ["20.6 Bunk", 119990, 2700, 3500, 226, 4],
    ],
  }),
  van({
    make: "Avan",
    model: "Aspire",
    body: "Caravan",
    series: "AS",
    listings: 6,
    from: 2015,
    layouts: [["555", 66990, 1985, 2500, 162, 2]],
  }),
  van({
    make: "Coromal",
    model: "Soul Seeker",
    body: "Off-road Caravan",
    series: "SS",
    listings: 6,
    from: 2021,
    layouts: [
      ["18.6", 89990, 2390, 3000, 185, 2],
      ["21 Family", 104990, 2760, 3500, 215, 5],
    ],
  }),
];

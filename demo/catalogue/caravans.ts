import type { SpecialistEntry } from "../stock/plan.ts";

type Van = {
  make: string;
  model: string;
  body: "Caravan" | "Pop-top" | "Off-road Caravan" | "Family Van";
  series: string;
  listings: number;
  years: readonly [from: number, to: number];
  /** Weights in kilograms from the compliance plate, body length in metres. */
  layouts: readonly (readonly [
    badge: string,
    price: number,
    tare: number,
    atm: number,
    ball: number,
    sleeps: number,
    length: number,
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
  years: v.years,
  series: v.series,
  fuel: "",
  engine: "",
  transmission: "",
  drive: "",
  seats: null,
  colours: ["White with sand", "White with blue", "White with black"],
  grades: v.layouts.map(([badge, price, tare, atm, ball_weight, sleeps, length], index) => ({
    badge,
    level: index === 0 ? 1 : 2,
    price,
    attributes: {
      tare,
      atm,
      payload: atm - tare,
      ball_weight,
      sleeps,
      axles: v.body === "Pop-top" ? 1 : 2,
      length,
    },
  })),
  features: fittedOf(v.body),
});

function fittedOf(body: Van["body"]): string[] {
  if (body === "Off-road Caravan") return [...fitted, "Independent suspension", "Stone guard"];
  if (body === "Family Van") return [...fitted, "Bunk beds"];
  return body === "Pop-top" ? fitted.filter((one) => one !== "Ensuite with shower") : fitted;
}

/** Caravans with the figures of their compliance plates: pop-tops on one axle, the others on two. */
export const caravans: SpecialistEntry[] = [
  van({
    make: "Jayco",
    model: "Silverline",
    body: "Off-road Caravan",
    series: "SL",
    listings: 14,
    years: [2016, 2026],
    layouts: [
      ["21.65-3 Outback", 99990, 2680, 3200, 214, 2, 6.8],
      ["24.75-1 Outback", 109990, 2880, 3500, 232, 2, 7.7],
    ],
  }),
  van({
    make: "Jayco",
    model: "Journey",
    body: "Caravan",
    series: "JY",
    listings: 18,
    years: [2016, 2026],
    layouts: [
      ["19.61-3 Touring", 72990, 2160, 2800, 186, 2, 6.2],
      ["21.66-2 Touring", 79990, 2410, 3000, 205, 2, 6.7],
    ],
  }),
  van({
    make: "Jayco",
    model: "Journey",
    body: "Off-road Caravan",
    series: "JY",
    listings: 6,
    years: [2016, 2026],
    layouts: [["19.61-3 Outback", 76990, 2280, 2900, 196, 2, 6.2]],
  }),
  van({
    make: "Jayco",
    model: "Journey",
    body: "Pop-top",
    series: "JY",
    listings: 8,
    years: [2016, 2026],
    layouts: [["17.55-8 Touring", 57990, 1680, 2180, 140, 2, 5.5]],
  }),
  van({
    make: "Jayco",
    model: "Starcraft",
    body: "Family Van",
    series: "SC",
    listings: 12,
    years: [2014, 2026],
    layouts: [
      ["20.62-1 Bunk", 64990, 2240, 2840, 178, 6, 6.4],
      ["22.69-1 Bunk", 69990, 2390, 3000, 188, 5, 6.9],
    ],
  }),
  van({
    make: "Jayco",
    model: "Starcraft",
    body: "Pop-top",
    series: "SC",
    listings: 10,
    years: [2014, 2026],
    layouts: [
      ["16.51-3", 46990, 1390, 1790, 118, 2, 5.0],
      ["17.58-2", 49990, 1480, 1880, 126, 3, 5.3],
    ],
  }),
  van({
    make: "New Age",
    model: "Manta Ray",
    body: "Off-road Caravan",
    series: "MR",
    listings: 10,
    years: [2016, 2026],
    layouts: [
      ["19ER Adventurer", 99990, 2310, 2995, 190, 2, 6.0],
      ["22BE3 Adventurer", 112990, 2690, 3500, 220, 5, 7.0],
    ],
  }),
  van({
    make: "New Age",
    model: "Big Red",
    body: "Caravan",
    series: "BR",
    listings: 6,
    years: [2017, 2021],
    layouts: [["21ES", 92990, 2570, 3300, 204, 2, 6.6]],
  }),
  van({
    make: "Crusader",
    model: "Excalibur",
    body: "Caravan",
    series: "EX",
    listings: 6,
    years: [2016, 2022],
    layouts: [
      ["Prince", 98990, 2620, 3300, 190, 2, 6.7],
      ["Countess", 103990, 2745, 3500, 198, 2, 7.1],
    ],
  }),
  van({
    make: "Supreme",
    model: "Getaway",
    body: "Family Van",
    series: "GW",
    listings: 4,
    years: [2017, 2026],
    layouts: [["Triple Bunk", 84990, 2680, 3400, 210, 5, 7.0]],
  }),
  van({
    make: "Supreme",
    model: "Getaway",
    body: "Caravan",
    series: "GW",
    listings: 3,
    years: [2017, 2026],
    layouts: [["Club Lounge", 81990, 2540, 3300, 196, 2, 6.6]],
  }),
  van({
    make: "Lotus Caravans",
    model: "Trooper",
    body: "Off-road Caravan",
    series: "TR",
    listings: 7,
    years: [2018, 2026],
    layouts: [
      ["19.6", 114990, 2560, 3400, 216, 2, 6.1],
      ["20.6 Bunk", 119990, 2700, 3500, 226, 4, 6.4],
    ],
  }),
  van({
    make: "Avan",
    model: "Aspire",
    body: "Caravan",
    series: "AS",
    listings: 6,
    years: [2015, 2023],
    layouts: [["555", 66990, 1985, 2500, 162, 2, 5.7]],
  }),
  van({
    make: "Coromal",
    model: "Soul Seeker",
    body: "Off-road Caravan",
    series: "SS",
    listings: 6,
    years: [2021, 2026],
    layouts: [
      ["18.6", 89990, 2390, 3000, 185, 2, 5.8],
      ["21 Family", 104990, 2760, 3500, 215, 5, 6.6],
    ],
  }),
];

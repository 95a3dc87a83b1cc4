import type { FacetName } from "#domain/search/facets.ts";

// The words of three dealers who sell no ordinary cars, chosen for their traps: badges with LAMS in them, a body called
// Sport, vans that are caravans, tow cars beside what they tow, prices by the week.

const makeModels = (models: Readonly<Record<string, string>>) => ({
  make: Object.keys(models),
  make_model: Object.entries(models).flatMap(([make, list]) => list.split(", ").map((model) => `${make}/${model}`)),
});

const ranges = (...names: FacetName[]): readonly FacetName[] => names;

export const motorcycleVocabulary = {
  ...makeModels({
    Yamaha: "MT-07, MT-09, XSR700, Ténéré 700",
    Kawasaki: "Z650, Z900, Ninja 400, Vulcan S",
    Honda: "CB500X, CB650R, Africa Twin, PCX160",
    Suzuki: "SV650, V-Strom 650",
    KTM: "390 Duke, 890 Adventure, 300 EXC",
    Ducati: "Monster, Scrambler",
    Triumph: "Street Triple, Bonneville T100",
    BMW: "R 1250 GS",
    "Harley-Davidson": "Nightster, Fat Bob",
    "Royal Enfield": "Interceptor 650",
    Vespa: "GTS 300",
  }),
  badge: ["LA ABS", "LA", "ABS", "LAMS", "LAMS ABS", "XT LAMS", "SP", "R", "RS", "Adventure Sports"],
  body: ["Adventure", "Cruiser", "Dirt", "Naked", "Scooter", "Sport"],
  colour: ["Black", "Blue", "Green", "Orange", "Red", "Silver", "Yellow"],
  fuel: ["Petrol"],
  transmission: ["Automatic", "Manual"],
  drive: ["Belt", "Chain", "Shaft"],
  city: ["Melbourne"],
  state: ["VIC"],
  location_name: ["Melbourne City", "Ringwood", "Dandenong"],
  car_type: ["demo", "new", "used"],
  item_type: ["motorcycle"],
  seats: ["1", "2"],
  "attributes.lams": ["false", "true"],
  ranges: ranges("price", "km", "year", "attributes.engine_cc", "attributes.seat_height"),
};

export const caravanVocabulary = {
  ...makeModels({
    Jayco: "Silverline, Journey, Starcraft",
    "New Age": "Manta Ray, Big Red",
    Avan: "Aspire",
    Supreme: "Getaway",
    Isuzu: "NLR 45-150, NPR 45-155, D-MAX",
    Hino: "300 616, 300 717",
    Fuso: "Canter 515, eCanter",
    Toyota: "HiLux, LandCruiser, LandCruiser Prado",
    Ford: "Ranger, Everest",
  }),
  badge: ["21.66-2 Outback", "Traypack", "Trade Ace", "SR5", "Triple Bunk"],
  body: ["Caravan", "Family Van", "Off-road Caravan", "Pop-top Caravan", "SUV", "Tray Truck", "Ute"],
  colour: ["White", "White with blue", "White with sand"],
  fuel: ["Diesel", "Electric", "Petrol"],
  transmission: ["Automatic", "Manual"],
  drive: ["4WD", "RWD"],
  city: ["Toowoomba"],
  state: ["NSW", "QLD"],
  location_name: ["Toowoomba", "Dubbo"],
  car_type: ["demo", "new", "used"],
  item_type: ["car", "caravan", "truck"],
  seats: ["3", "5", "7"],
  "attributes.sleeps": ["2", "3", "4", "5", "6"],
  "attributes.axles": ["1", "2"],
  "attributes.licence": ["Car", "LR", "MR"],
  ranges: ranges(
    "price",
    "year",
    "attributes.atm",
    "attributes.tare",
    "attributes.payload",
    "attributes.gvm",
    "attributes.tow_braked",
  ),
};

export const weeklyVocabulary = {
  ...makeModels({
    Toyota: "Corolla, Yaris Cross, RAV4, HiLux",
    Kia: "Carnival, EV6",
    MG: "MG4",
    Tesla: "Model 3",
  }),
  badge: ["Ascent Sport", "S"],
  body: ["Hatchback", "People Mover", "SUV", "Sedan", "Ute"],
  colour: ["Blue", "White"],
  fuel: ["Electric", "Hybrid", "Petrol"],
  transmission: ["Automatic", "Manual"],
  drive: ["FWD", "4WD"],
  city: ["Brisbane", "Gold Coast", "Sunshine Coast"],
  state: ["QLD"],
  location_name: ["Brisbane Airport", "Southport"],
  car_type: ["used"],
  item_type: ["car"],
  categories: ["Rental", "Subscription"],
  seats: ["5", "7", "8"],
  ranges: ranges("subscription_price"),
};

import { concept, list, type Concept } from "./concept.ts";
import { tradeConcepts } from "./trade-words.ts";

const inclination = (says: string, means: string, suvs = ""): Concept => ({
  ...concept("body", says, means),
  soft: true,
  ...(suvs !== "" && { suvs: list(suvs) }),
});

/** What is said of cars, in the order in which an ambiguous word is interpreted. */
export const usualConcepts: readonly Concept[] = [
  concept(
    "body",
    "ute, utility, pickup, tradie ute, tradies ute, work ute, farm ute, yute, pickup truck, dual cab, double cab, twin cab, crew cab, single cab, extra cab, space cab, dual cab ute, double cab ute, single cab ute, tray back",
    "Ute, Utility, Pickup, Pickup Truck, Dual Cab, Cab Chassis, Dual Cab Ute, Double Cab, Single Cab, Truck Bed",
  ),
  concept(
    "body",
    "suv, crossover, soft roader, sports utility vehicle, sport utility vehicle",
    "SUV, Crossover, Sports Utility Vehicle, Wagon SUV",
  ),
  concept("body", "hatch, hatchback, liftback, hot hatch, hot hatchback", "Hatch, Hatchback, Liftback"),
  concept("body", "sedan, saloon", "Sedan, Saloon"),
  concept("body", "wagon, station wagon, estate, sportwagon, tourer wagon, surf wagon", "Wagon, Station Wagon, Estate"),
  concept("body", "coupe, sports car", "Coupe", "Convertible"),
  concept(
    "body",
    "convertible, cabriolet, cabrio, roadster, soft top, drop top, spider, spyder",
    "Convertible, Cabriolet, Roadster",
  ),
  concept(
    "body",
    "people mover, mpv, minivan, mini bus, family van, people carrier",
    "People Mover, MPV, Minivan",
    "Van, Bus",
  ),
  concept(
    "body",
    "van, panel van, delivery van, cargo van, work van, commercial van, courier van, tradie van",
    "Van, Panel Van, Commercial Van",
  ),
  concept("body", "bus", "Bus, Minibus"),
  inclination(
    "small, small car, compact, compact car, little, little car, tiny, city car, runabout, run around, runaround, shopping trolley",
    "Hatch, Hatchback",
    "Light SUV, Small SUV",
  ),
  inclination(
    "easy access, easy to get in and out of, get in and out of easily, easy entry, high seating position",
    "SUV",
  ),
  inclination(
    "big, big car, large, large car",
    "SUV, Wagon, Station Wagon, People Mover",
    "Large SUV, Upper large SUV, 4WD wagon",
  ),
  inclination(
    "family, family car, family vehicle, roomy, spacious, soccer mum car, mums taxi, mum car, kids car",
    "SUV, Wagon, Station Wagon, People Mover",
  ),

  concept(
    "drive",
    "4wd, 4x4, four wheel drive, 4 wheel drive, four by four, four wheeler",
    "4WD, 4x4, Four Wheel Drive, 4 Wheel Drive",
    "AWD, All Wheel Drive",
  ),
  concept("drive", "awd, all wheel drive", "AWD, All Wheel Drive", "4WD, 4x4"),
  concept(
    "drive",
    "2wd, 4x2, two wheel drive, 2 wheel drive",
    "2WD, 4x2, Two Wheel Drive",
    "FWD, RWD, Front Wheel Drive, Rear Wheel Drive",
  ),
  concept("drive", "fwd, front wheel drive, front wheel", "FWD, Front Wheel Drive", "2WD"),
  concept("drive", "rwd, rear wheel drive, rear wheel", "RWD, Rear Wheel Drive", "2WD"),

  concept(
    "fuel",
    "petrol, unleaded, ulp, premium unleaded, gasoline",
    "Petrol, Unleaded, ULP, Petrol Unleaded, Premium Unleaded, Petrol Premium, Gasoline, Unleaded Petrol, Petrol - Unleaded ULP, Petrol - Premium ULP",
  ),
  concept("fuel", "diesel, turbo diesel, tdi, crdi", "Diesel, Turbo Diesel"),
  concept(
    "fuel",
    "hybrid, hev, petrol hybrid, self charging hybrid, petrol electric, hibryd, hibrid",
    "Hybrid, Petrol Hybrid, Petrol/Electric, Mild Hybrid, Self-charging Hybrid",
    "Plug-in Hybrid, PHEV",
  ),
  concept("fuel", "plug in hybrid, plugin, plug in, phev", "Plug-in Hybrid, PHEV, Plugin Hybrid"),
  concept(
    "fuel",
    "electric, ev, evs, bev, battery electric, battery, battery car, battery powered, fully electric, full electric, all electric, pure electric, zero emissions",
    "Electric, EV, BEV, Battery Electric",
  ),
  concept("fuel", "lpg, gas, autogas", "LPG, Gas, Petrol/LPG, Dual Fuel"),
  concept("fuel", "hydrogen, fuel cell", "Hydrogen, FCEV"),
  concept(
    "fuel",
    "economical, economical car, economicle, good on fuel, great on fuel, easy on fuel, light on fuel, fuel efficient, fuel economy, good fuel economy, low fuel, fuel saver, cheap to run",
    "Hybrid, Plug-in Hybrid, Electric",
  ),

  concept(
    "transmission",
    "automatic, auto, cvt, dct, dsg, tiptronic, self shifting",
    "Automatic, Auto, CVT, DCT, Sports Automatic, Dual Clutch",
  ),
  concept("transmission", "manual, stick, stick shift", "Manual"),

  concept("car_type", "new, brand new, factory new", "new"),
  concept("car_type", "used, second hand, secondhand, 2nd hand, pre owned, preowned, pre loved, preloved", "used"),
  concept("car_type", "demo, demonstrator, ex demo, ex demonstrator, dealer demo, demo model", "demo"),

  concept("item_type", "motorcycle, motorbike, motor bike, motor cycle, bike", "motorcycle"),
  concept("item_type", "caravan", "caravan"),
  concept("item_type", "truck, lorry", "truck"),

  concept("state", "nsw, new south wales", "NSW, New South Wales"),
  concept("state", "vic, victoria", "VIC, Victoria"),
  concept("state", "qld, queensland", "QLD, Queensland"),
  concept("state", "wa, western australia", "WA, Western Australia"),
  concept("state", "sa, south australia", "SA, South Australia"),
  concept("state", "tas, tasmania, tassie", "TAS, Tasmania"),
  concept("state", "act, australian capital territory", "ACT, Australian Capital Territory"),
  concept("state", "nt, northern territory", "NT, Northern Territory"),
];

export const concepts: readonly Concept[] = [...usualConcepts, ...tradeConcepts];

/** Other names of makes. */
export const makeAliases: Readonly<Record<string, readonly string[]>> = {
  "Alfa Romeo": ["alfa"],
  "Aston Martin": ["aston"],
  BMW: ["beemer", "bimmer", "beamer", "bwm"],
  Chevrolet: ["chevy", "chev"],
  Citroen: ["citroën"],
  GWM: ["great wall", "gwm haval"],
  "Harley-Davidson": ["harley"],
  Lamborghini: ["lambo"],
  "Mercedes-Benz": ["mercedes", "merc", "benz", "merc benz"],
  Mitsubishi: ["mitsi"],
  Porsche: ["porker"],
  "Rolls-Royce": ["rolls"],
  Subaru: ["subie", "subi"],
  Toyota: ["yota"],
  Volkswagen: ["vw", "volkswagon", "vdub"],
};

/** Colours by the word in their name, and the family of a word that no value contains. */
export const colourWords = list(
  "white, black, silver, grey, blue, red, green, gold, brown, beige, orange, yellow, purple, pink, bronze, cream, navy, charcoal, maroon",
);
export const colourFamilies: Readonly<Record<string, string>> = {
  gray: "grey",
  charcoal: "grey",
  gunmetal: "grey",
  graphite: "grey",
  slate: "grey",
  navy: "blue",
  teal: "blue",
  aqua: "blue",
  maroon: "red",
  burgundy: "red",
  crimson: "red",
  scarlet: "red",
  cream: "beige",
  tan: "beige",
  sand: "beige",
  champagne: "gold",
  copper: "bronze",
  bronze: "brown",
  lime: "green",
  olive: "green",
  violet: "purple",
  ivory: "white",
  pearl: "white",
};
export const shades = list("dark, light, bright, pale, deep, metallic, pearl, matte, midnight");

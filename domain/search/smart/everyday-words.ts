import { concept, list, type Concept } from "./concept.ts";
import { tradeConcepts } from "./trade-words.ts";

const inclination = (says: string, means: string, suvs = ""): Concept => ({
  ...concept("body", says, means),
  soft: true,
  ...(suvs !== "" && { suvs: list(suvs) }),
});

const easyEntry =
  "easy access, easy to get in and out of, easy to get in and out, easy to get into, easy to get in, easy to get out of, easy in and out, get in and out of easily, get in and out easily, easy entry, easy to climb into, easy to step into, high seating position, bad knees, crook knees, dodgy knees, bad knee, crook knee, dodgy knee, bad hip, crook hip, dodgy hip, bad hips, bad back, crook back, dodgy back";
const easyEntryChip = "Easy to get in and out of: SUVs";
const chairHigh = "Light SUV, Small SUV, Medium SUV";

const utes =
  "Ute, Utility, Pickup, Pickup Truck, Dual Cab, Cab Chassis, Dual Cab Ute, Double Cab, Single Cab, Truck Bed";

/** What is said of cars, in the order in which an ambiguous word is interpreted. */
export const usualConcepts: readonly Concept[] = [
  concept("body", "ute, utility, pickup, yute, pickup truck", utes),
  concept("body", "_tradie ute, _tradies ute, _work ute, _farm ute", "Work Ute", utes),
  concept(
    "body",
    "_dual _cab, _double _cab, _twin _cab, _crew _cab, _dual _cab ute, _double _cab ute, _twin _cab ute, _crew _cab ute",
    "Dual Cab, Double Cab, Crew Cab, Dual Cab Ute, Double Cab Ute, Crew Cab Ute",
    utes,
  ),
  concept(
    "body",
    "_single _cab, _single _cab ute, _tray _back, _tray _back ute",
    "Single Cab, Single Cab Ute, Cab Chassis",
    utes,
  ),
  concept(
    "body",
    "_extra _cab, _space _cab, _extra _cab ute, _space _cab ute",
    "Extra Cab, Space Cab, Extra Cab Ute, Space Cab Ute",
    utes,
  ),
  concept(
    "body",
    "suv, crossover, soft roader, sports utility vehicle, sport utility vehicle",
    "SUV, Crossover, Sports Utility Vehicle, Wagon SUV",
  ),
  concept("body", "hatch, hatchback, liftback", "Hatch, Hatchback, Liftback"),
  concept("body", "_hot hatch, _hot hatchback", "Hot Hatch", "Hatch, Hatchback, Liftback"),
  concept("body", "sedan, saloon", "Sedan, Saloon"),
  concept("body", "wagon, station wagon, estate, sportwagon, tourer wagon", "Wagon, Station Wagon, Estate"),
  concept("body", "_surf wagon", "Surf Wagon", "Wagon, Station Wagon, Estate"),
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
  concept("body", "van, panel van, cargo van, commercial van", "Van, Panel Van, Commercial Van"),
  concept("body", "_delivery van, _work van, _courier van, _tradie van", "Work Van", "Van, Panel Van, Commercial Van"),
  concept("body", "bus", "Bus, Minibus"),
  inclination(
    "small, small car, smallest, smallest car, compact, compact car, little, little car, tiny, city car, runabout, run around, runaround, shopping trolley",
    "Hatch, Hatchback",
    "Light SUV, Small SUV",
  ),
  // Their seats are at the height of a chair. A tall four-wheel drive has to be climbed.
  { ...inclination(easyEntry, chairHigh), facet: "size", wish: easyEntryChip },
  { ...inclination(easyEntry, "SUV", chairHigh), wish: easyEntryChip },
  inclination(
    "big, big car, biggest, biggest car, large, large car, largest, largest car",
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
    "petrol, unleaded, ulp, gasoline",
    "Petrol, Unleaded, ULP, Petrol Unleaded, Premium Unleaded, Petrol Premium, Gasoline, Unleaded Petrol, Petrol - Unleaded ULP, Petrol - Premium ULP",
  ),
  concept(
    "fuel",
    "_premium unleaded",
    "Premium Unleaded, Petrol Premium, Petrol - Premium ULP",
    "Petrol, Petrol Unleaded",
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
  // Only where a fuel has that name: elsewhere gas is LPG.
  concept("fuel", "gas, gas powered, regular unleaded", "Gasoline"),
  concept("fuel", "hydrogen, fuel cell", "Hydrogen, FCEV"),
  concept(
    "fuel",
    "economical, economical car, economicle, good on fuel, great on fuel, easy on fuel, light on fuel, fuel efficient, fuel economy, good fuel economy, low fuel, fuel saver, fuel sipper, sips fuel, good on juice, easy on juice, light on juice, good on petrol, easy on petrol, light on petrol, cheap to run",
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

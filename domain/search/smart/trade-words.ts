import type { FacetName } from "../facets.ts";
import type { Range } from "../search-state.ts";
import { concept, list, type Concept } from "./concept.ts";

// Words of riders, caravanners, truck drivers and renters. As always, only values that the site has count.

export const tradeConcepts: readonly Concept[] = [
  // Motorcycles.
  concept(
    "attributes.lams",
    "lams, lams approved, lams legal, lams bike, learner, learner approved, learner aproved, learner legal, learner friendly, learner bike, learner rider, l plate, l plates, l plater, p plate, p plates, p plater, restricted licence, restricted license, first bike, first motorbike, first motorcycle, beginner, beginner bike, beginner motorcycle, starter bike",
    "true",
  ),
  concept(
    "attributes.lams",
    "non lams, not lams, no lams, unrestricted, full licence, full license, open licence, open license, full power",
    "false",
  ),
  concept(
    "body",
    "sports bike, sportsbike, sport bike, sportbike, super sport, supersport, superbike",
    "Sport, Sports",
  ),
  concept("body", "adventure, adventure bike, adv, adv bike, dual sport, dual purpose", "Adventure, Dual Sport"),
  concept(
    "body",
    "dirt, dirt bike, dirtbike, trail bike, trailbike, enduro, motocross, mx bike",
    "Dirt, Enduro, Motocross",
  ),
  concept("body", "scooter, moped", "Scooter"),
  concept("body", "naked, naked bike, streetfighter, street fighter, roadster bike", "Naked"),
  concept("body", "cruiser, cruiser bike, chopper", "Cruiser"),
  concept("drive", "shaft, shaft drive, shaft driven", "Shaft"),
  concept("drive", "belt drive, belt driven", "Belt"),
  concept("drive", "chain drive, chain driven", "Chain"),

  // Caravans.
  concept("body", "off road van, offroad van, offroad caravan, offroader, off roader", "Off-road Caravan, Off-road"),
  concept("body", "pop top, poptop, pop top van", "Pop-top Caravan, Pop-top, Pop Top"),
  concept("body", "family caravan, bunk van, bunk caravan, bunks, bunk beds, with bunks", "Family Van, Bunk Van"),
  concept("attributes.sleeps", "couple, couples, for two", "2"),
  concept("attributes.axles", "tandem axle, tandem, twin axle, dual axle, double axle", "2"),
  concept("attributes.axles", "single axle", "1"),
  concept("item_type", "van, travel trailer, camper", "caravan"),
  concept("item_type", "_touring van", "touring caravan", "caravan"),
  concept("item_type", "tow car, tow vehicle, towing vehicle", "car"),

  // Trucks.
  concept(
    "attributes.licence",
    "car licence, car license, drive on a car licence, drive on a car license, no truck licence",
    "Car, C",
  ),
  concept("attributes.licence", "lr, lr licence, lr license, light rigid, light rigid licence", "LR, Light Rigid"),
  concept("attributes.licence", "mr, mr licence, mr license, medium rigid, medium rigid licence", "MR, Medium Rigid"),
  concept("attributes.licence", "hr, hr licence, hr license, heavy rigid, heavy rigid licence", "HR, Heavy Rigid"),
  concept("body", "flatbed, flat bed, tray top, traytop, flat top, tray back truck", "Tray Truck, Tray, Flatbed"),

  // Rental and subscription.
  concept("categories", "rental, weekly rental, rent, renting, hire, hiring", "Rental"),
  concept(
    "categories",
    "_short _term rental, _short _term hire, _long _term rental, _long _term hire",
    "Long-term Rental",
    "Rental",
  ),
  concept("categories", "subscription, subscribe, subscribing", "Subscription"),
  concept(
    "categories",
    "import, imports, imported, used import, used imports, grey import",
    "Used Import, Used Imports, Import, Imports",
  ),
  concept(
    "categories",
    "_jap import, _japanese import",
    "Japanese Import, Japanese Imports",
    "Used Import, Used Imports, Import, Imports",
  ),
];

/** Words that mean a range. */
export interface RangeConcept {
  facet: FacetName;
  says: readonly string[];
  range: Range;
}

/** Millimetres: a rider of average height stands flat on both feet up to here. */
const lowSeat = 790;
const tallSeat = 840;
/** Kilograms ATM: what a mid-size tow car pulls. */
export const lightCaravan = 2500;

/**
 * Kilowatts. New South Wales, Victoria, Queensland and South Australia let drivers on P plates drive up to 130 kW per
 * tonne; a car that weighs little more than one tonne stays within it up to here. The other states and New Zealand have no
 * such rule.
 */
const platePower = 150;
export const plateStates: ReadonlySet<string> = new Set([
  "NSW",
  "VIC",
  "QLD",
  "SA",
  "New South Wales",
  "Victoria",
  "Queensland",
  "South Australia",
]);
export const plateConcept: RangeConcept = {
  facet: "attributes.power",
  says: list(
    "p plater, p plates, p plate, p platers, p plater car, p plate legal, p plate approved, p plater legal, p plate friendly, provisional licence, provisional license, green ps, red ps",
  ),
  range: { min: null, max: platePower },
};

export const rangeConcepts: readonly RangeConcept[] = [
  {
    facet: "attributes.seat_height",
    says: ["low seat", "low seat height", "lower seat", "low saddle", "short rider", "shorter rider", "short legs"],
    range: { min: null, max: lowSeat },
  },
  {
    facet: "attributes.seat_height",
    says: ["tall rider", "taller rider", "tall seat", "high seat", "long legs"],
    range: { min: tallSeat, max: null },
  },
];

import { towLimit, towRatings } from "#domain/towing/tow-ratings.ts";
import { number, numberOf } from "./amounts.ts";
import type { QuantityContext } from "./quantity-context.ts";
import type { ReadPhrase } from "./set-phrases.ts";
import { keyOf, readLine, wordsOf } from "#domain/text/spelling.ts";
import { lightCaravan } from "./trade-words.ts";

// "A caravan I can tow with a Hilux" asks for caravans up to the weight that a HiLux may tow.

const gap = "[ -]?";
const spelt = (name: string): string => wordsOf(name).join(gap);

/** Names of a vehicle, with and without its make; longer names first: a Pajero Sport is not a Pajero. */
const vehicles = [...new Map(towRatings.map((row) => [`${row.make} ${row.model}`, row])).values()]
  .flatMap((row) => [row.model, row.model.replace(/^LandCruiser (?=Prado)/, "")].map((name) => ({ ...row, name })))
  .map(({ make, model, name }) => ({ make, model, name, key: keyOf(name) }))
  .sort((a, b) => b.key.length - a.key.length);

const makes = [...new Set(towRatings.map(({ make }) => spelt(make)))].join("|");
// "1500" alone is a number, not a Ram.
const alone = vehicles.filter(({ key }) => /[a-z]/.test(key)).map(({ name }) => spelt(name));
const named = [...alone, "land[ -]cruiser", "ram 1500"].join("|");
const vehicle = String.raw`(?:(?<year>20\d\d) )?(?:(?:${makes}) )?(?<vehicle>${named})(?![a-z0-9])`;
const whose = "(?:(?:a|an|my|me|our|the|his|her) )?";
const pull = "(?:tow|pull)";

/** How people mention a tow vehicle; the last only beside a caravan. */
const anywhere = [
  `(?:(?:that |which )?(?:i|we)(?: can| could)? |to |can be |easily |being )*${pull}(?:ed|able|ing)?(?: it)?(?: with| by| behind| using)? ${whose}${vehicle}`,
  `(?:that )?${whose}${vehicle} (?:can|could|will|is able to|is rated to) (?:safely |easily )?${pull}`,
  `(?:what )?(?:can|could|will|would) ${whose}${vehicle} (?:safely |easily )?${pull}`,
];
const besideCaravan = [`(?:to |that )?(?:suits?|suitable for|matched to|for|behind|with|right for) ${whose}${vehicle}`];
const sticky = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(`${pattern}(?![a-z0-9])`, "y"));
const [everywhere, nearCaravan] = [sticky(anywhere), sticky([...anywhere, ...besideCaravan])];

const light = /(?:light|light[ -]?weight)(?= (?:caravan|van|camper|pop))|light[ -]?weight(?![a-z])/y;
const towSomething = new RegExp(
  `(?:(?:that|which) )?(?:can |to |for )?tow(?:ing)? ${whose}(?:caravan|van|boat|trailer|camper|horse float|float)s?(?![a-z])`,
  "y",
);

const loads = "caravans?|vans?|boats?|trailers?|campers?|camper ?trailers?|horse ?floats?|floats?|jet ?skis?|loads?";
const few = "(?:up to |at least |around |about |over |more than |min(?:imum)?(?: of)? )?";
/** "To tow a 3 tonne caravan": the weight is what a car must pull, not what a caravan weighs. */
const towWeight = new RegExp(
  String.raw`(?:(?:that|which|to|for|can|could|able) )*(?:tow(?:s|ing)?|pull(?:s|ing)?|haul(?:s|ing)?) ${whose}${few}(?<weight>${number}) ?(?<unit>t|tonnes?|tons?|kgs?|kilos?|kilograms?)(?: (?:or|and) (?:more|over|above|up)| plus|\+)?(?: (?:${loads}))?(?![a-z0-9])`,
  "y",
);

/** "Tow caravan 3t" */
const towLoad = new RegExp(
  String.raw`(?:tow(?:s|ing)?|pull(?:s|ing)?) ${whose}(?:vehicle|car|(?:${loads}))(?: of| up to)? (?<weight>${number}) ?(?<unit>t|tonnes?|tons?|kgs?|kilos?|kilograms?)(?![a-z0-9])`,
  "y",
);

function towWeightAt(line: string, at: number): ReadPhrase | null {
  const pattern = matches(towWeight, line, at) ? towWeight : towLoad;
  const { weight, unit = "" } = matches(pattern, line, at)?.groups ?? {};
  if (weight === undefined) return null;
  const kilograms = Math.round(numberOf(weight) * (unit.startsWith("t") ? 1000 : 1));
  return {
    meaning: { facet: "attributes.tow_braked", values: [], range: { min: kilograms, max: null } },
    to: pattern.lastIndex,
  };
}

export function towPhraseAt(line: string, at: number, context: QuantityContext): ReadPhrase | null {
  const { ranges, item } = context;
  const limit = (to: number, max: number, towedBy?: string): ReadPhrase => ({
    meaning: { facet: "attributes.atm", values: [], range: { min: null, max }, ...(towedBy && { towedBy }) },
    to,
  });
  const weight = ranges.has("attributes.tow_braked") && item !== "caravan" ? towWeightAt(line, at) : null;
  if (weight) return weight;
  if (ranges.has("attributes.tow_braked") && matches(towSomething, line, at) && item !== "caravan") {
    const range = { min: lightCaravan, max: null };
    return { meaning: { facet: "attributes.tow_braked", values: [], range }, to: towSomething.lastIndex };
  }
  if (!ranges.has("attributes.atm")) return null;
  if (item !== "truck" && matches(light, line, at)) return limit(light.lastIndex, lightCaravan);
  const named = vehicleAt(line, at, item === "caravan" ? nearCaravan : everywhere);
  return named && limit(named.to, named.braked, towVehicleName(named));
}

/** A tow vehicle that a text names; without a year it may be of any. */
export type TowVehicle = { make: string; model: string; year: number | null };

export const towVehicleName = ({ make, model, year }: TowVehicle): string =>
  [year, make, model].filter((part) => part !== null).join(" ");

/** The tow vehicle in a search for a caravan, by the rules of the search itself. */
export function towVehicleIn(text: string): TowVehicle | null {
  const line = readLine(text);
  for (const { from, quoted } of line.atoms) {
    const named = quoted ? null : vehicleAt(line.text, from, nearCaravan);
    if (named) return { make: named.make, model: named.model, year: named.year };
  }
  return null;
}

type Named = TowVehicle & { braked: number; to: number };

function vehicleAt(line: string, at: number, patterns: readonly RegExp[]): Named | null {
  for (const pattern of patterns) {
    const { vehicle: said, year: saidYear } = matches(pattern, line, at)?.groups ?? {};
    const found = said === undefined ? undefined : vehicles.find(({ key }) => key === spokenKey(said));
    const year = saidYear === undefined ? null : Number(saidYear);
    const braked = found ? towLimit(found, year) : null;
    if (found && braked !== null) return { make: found.make, model: found.model, year, braked, to: pattern.lastIndex };
  }
  return null;
}

const spokenKey = (said: string): string => keyOf(said).replace(/^ram(?=1500$)/, "");

function matches(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

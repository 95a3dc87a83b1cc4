import { readDate } from "./dates.ts";
import type { FieldRule } from "./mapping.ts";
import { readNumber } from "./numbers.ts";
import { readPrice } from "./prices.ts";
import { foldValue, type TableField } from "./value-tables.ts";
import { yearIn } from "./years.ts";

/** What a feed's column probably is: by its name, and by how many of its values fit. */
export type Guess = {
  name: RegExp;
  fits?: (text: string) => boolean;
  rule?: (column: string, values: string[]) => FieldRule;
};

const number = (text: string) => readNumber(text) !== null;
const table = (field: TableField) => (text: string) => foldValue(field, text) !== null;
const words = (text: string) => /\p{L}/u.test(text);
const address = (text: string) => /^(?:https?:)?\/\//i.test(text);
const price = (text: string) => readPrice(text).kind !== "unreadable";
/** "23.4 kmpl" under "mileage" is how far a litre goes, not how far the car has gone. */
const distance = (text: string) => number(text) && !/kmpl|km ?\/ ?(?:l|kg)|mpg|l ?\/ ?100/i.test(text);

/** The column that a colour pair such as "White / Black" is in holds the outside first. */
const firstOfPair = (column: string, values: string[]): FieldRule =>
  values.filter((value) => value.includes(" / ")).length * 2 > values.length
    ? { from: column, split: " / ", part: 1 }
    : column;

/** A header as words: "yearOfRegistration", "mileage_in_km" and "Price (£)" lose what only joins or encloses, "price.amount" its end. */
export const headerWords = (column: string): string =>
  column
    .replace(/\.(?:#text|value|amount|_)$/i, "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_.\-/()[\]:#@]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Names of one field in the languages of Europe; each may be part of "vehicle …" or "… name". */
const named = (...alternatives: string[]) =>
  new RegExp(`^(?:vehicle |car |auto )?(?:${alternatives.join("|")})(?: name| type)?$`, "iu");

/** In the order in which columns are given away: exact names first, so that "Price" does not go to "Price Type". */
export const columnGuesses: Readonly<Record<string, Guess>> = {
  stocknum: { name: /^(?:stock ?(?:no|num|number|id)?|stk ?(?:no|num)?|dealer stock.*|sku|reference|ref)$/i },
  vin: { name: /^(?:vin|chassis|frame).*/i, fits: (text) => /^[A-HJ-NPR-Z0-9]{11,17}$/i.test(text) },
  year: {
    name: named(
      "(?:model|build|release|registration|reg|production|manufactur\\w*|make) ?year",
      "year",
      "my",
      "yr",
      "manu.*year",
      "year (?:of |from )?(?:registration|production|produced|manufactur\\w*|model|make|build)",
      "first registration(?: date)?",
      "registration date",
      "registered(?: on)?",
      "baujahr",
      "erstzulassung",
      "ann[ée]e(?: mod[eè]le)?",
      "a[nñ]o",
      "anno(?: immatricolazione)?",
      "rok(?: produkcji)?",
      "rocznik",
      "bouwjaar",
    ),
    fits: (text) => yearIn(text) !== null,
  },
  make: {
    name: named(
      "make",
      "brand",
      "manufacturer",
      "marque",
      "oem",
      "company",
      "marke",
      "hersteller",
      "marca",
      "marka",
      "merk",
    ),
    fits: words,
  },
  model: { name: named("model", "family", "range", "modell", "mod[eè]le", "modelo", "modello") },
  badge: { name: named("badge", "variant", "trim", "grade", "version", "derivative", "spec", "ausstattung", "wersja") },
  series: { name: /^series(?: ?(?:name|code))?$/i },
  title: {
    name: /^(?:title|heading|headline|(?:full |model )?name|vehicle|description ?short|(?:vehicle|car) ?name|listing ?title|ad ?title|titel|titre|t[ií]tulo|titolo|bezeichnung)$/iu,
    fits: words,
  },
  price: {
    name: new RegExp(
      `^(?:${[
        "(?:selling|sale|advertised|internet|asking|list|current|egc|special|retail|drive ?away|used|offer) ?price",
        "drive ?away",
        "retail",
        "msrp",
        "(?:avg |average )?price(?: in)?(?: ?(?:aud|nzd|usd|eur|euros?|gbp|inr|pln|chf|sek|brl|zar|pkr|aed|sar|dollars?|pounds?|rupees?|rs|zl|[$£€₹]))?",
        "preis",
        "prix",
        "precio",
        "prezzo",
        "cena",
        "pre[cç]o",
        "prijs",
        "amount",
      ].join("|")})$`,
      "iu",
    ),
    fits: price,
  },
  before_price: {
    name: /^(?:was|was ?price|rrp|before ?price|old ?price|previous ?price|original ?price)$/i,
    fits: price,
  },
  price_type: { name: /^(?:price ?(?:type|note|text|qualifier|comment|label|disclaimer))$/i },
  km: {
    name: new RegExp(
      `^(?:${[
        "kms?",
        "kilomet(?:re|er)s?",
        "odo(?:meter)?(?: ?(?:reading|kms?|value|miles|in kms?))?",
        "(?:vehicle )?mileage(?: ?(?:in )?(?:kms?|mi|miles))?",
        "miles(?: driven)?",
        "distance(?: driven)?",
        "(?:kms?|kilomet(?:re|er)s?) ?driven",
        "driven(?: kms?)?",
        "kilometerstand",
        "laufleistung",
        "kilom[eé]trage",
        "kilometraje",
        "kil[oó]metros",
        "chilometri",
        "chilometraggio",
        "przebieg",
        "quilometragem",
      ].join("|")})$`,
      "iu",
    ),
    fits: distance,
  },
  car_type: {
    name: /^(?:condition|car ?type|vehicle ?condition|new ?used|used ?or ?new|new ?or ?used|stock ?type|type|listing ?type|category ?type|is ?new|zustand|stan)$/i,
    fits: table("car_type"),
  },
  status: { name: /^(?:status|availability|stock ?status|sale ?status)$/i, fits: table("status") },
  simple_body: {
    name: /^(?:body|body ?(?:type|style|shape)|style|simple ?body|vehicle ?(?:type|class)|class|body ?type ?group|segment|type|category|karosserie(?:form)?|carrosserie|carrocer[ií]a|carrozzeria|nadwozie)$/iu,
    fits: table("simple_body"),
  },
  simple_fuel: {
    name: named(
      "fuel",
      "simple fuel",
      "fuel ?desc.*",
      "engine ?fuel",
      "propulsion",
      "kraftstoff(?:art)?",
      "carburant",
      "combustible",
      "alimentazione",
      "(?:rodzaj )?paliwa?o?",
      "combust[ií]vel",
      "brandstof",
      "[ée]nergie",
      "engine type",
    ),
    fits: table("simple_fuel"),
  },
  simple_transmission: {
    name: named(
      "trans(?:mission)?",
      "gear ?box",
      "gears?",
      "simple transmission",
      "getriebe(?:art)?",
      "bo[iî]te(?: de vitesses?)?",
      "cambio",
      "skrzynia(?: bieg[oó]w)?",
      "c[aâ]mbio",
      "versnelling(?:sbak)?",
    ),
    fits: table("simple_transmission"),
  },
  simple_drive: {
    name: named(
      "drive",
      "drive ?train",
      "drive wheels",
      "wheel ?drive",
      "simple drive",
      "driven ?wheels",
      "traction",
      "antrieb(?:sart)?",
      "nap[eę]d",
      "trazione",
      "tracci[oó]n",
    ),
    fits: table("simple_drive"),
  },
  engine: {
    name: /^(?:engine|engine ?(?:size|desc.*|capacity|litres?|volume)|capacity|displacement(?: (?:cc|cm3|ccm))?|litres?|hubraum)$/i,
  },
  seats: {
    name: /^(?:seats?|seating(?: ?capacity)?|no ?of ?seats|seat ?(?:count|capacity)|number of seats|sitze|sitzpl[aä]tze)$/iu,
    fits: number,
  },
  colour: {
    name: /^(?:colou?r|(?:ext(?:erior)?|body|paint) ?colou?r|colou?r ?ext.*|colou?r ?(?:generic|name)|paint|farbe|außenfarbe|couleur|colore|kolor|cor)$/iu,
    fits: words,
    rule: firstOfPair,
  },
  description: {
    name: /^(?:description|(?:offer|vehicle|full|seller) ?description|comments?|dealer ?comments?|notes?|ad ?(?:text|copy)|details?|advert|body ?text|long ?desc.*|text|beschreibung|opis|descripci[oó]n|descrizione)$/iu,
    fits: words,
  },
  features: {
    name: /^(?:features?|options?|equipment|extras|accessories|standard ?features|feature ?list|ausstattungen|wyposa[zż]enie)$/iu,
  },
  created_at: {
    name: /^(?:created(?: ?(?:at|on|date))?|date ?(?:added|in(?: stock)?|listed|created|entered|posted)|(?:posting|publication|offer publication|post) ?date|stock ?date|listed(?: ?(?:at|on|date))?|entry ?date|first ?listed|date)$/i,
    fits: (text) => readDate(text) !== null,
  },
  images: {
    name: /^(?:(?:images?|photos?|pictures?|pics?|img|bilder|zdj[eę]cia)(?: ?(?:urls?|list|links?|image|photo|picture))*|media)(?: ?\d+)?$/iu,
    fits: address,
  },
  "attributes.fuel_use": {
    name: /^(?:fuel ?(?:consumption|economy|use)|consumption|l ?per ?100 ?km).*$/i,
    fits: number,
  },
  "attributes.power": { name: /^(?:power|kw|power ?kw|max ?power)$/i, fits: number },
  "attributes.tow_braked": { name: /^(?:tow(?:ing)?(?: ?(?:capacity|braked))?|braked ?tow.*)$/i, fits: number },
  "attributes.tare": { name: /^tare.*$/i, fits: number },
  "attributes.atm": { name: /^atm.*$/i, fits: number },
  "attributes.sleeps": { name: /^(?:sleeps|berths?)$/i, fits: number },
  "attributes.engine_cc": { name: /^(?:cc|engine ?cc|cubic.*)$/i, fits: number },
  "attributes.lams": { name: /^(?:lams?|learner.*)$/i },
};

import { factNames } from "#domain/car/history/fact-names.ts";
import { historyFacts } from "#domain/car/history/history-facts.ts";
import type { FieldRule } from "./mapping.ts";

/** What a feed's column probably is, by its name. field-fits.ts says whether its values agree. */
export type Guess = {
  name: RegExp;
  /** Of several columns, where these say something they say the latest. */
  first?: RegExp;
  /** How the values are read. */
  options?: (values: readonly string[]) => Exclude<FieldRule, string>;
};

/** A colour pair such as "White / Black" has the outside first. */
const firstOfPair = (values: readonly string[]): Exclude<FieldRule, string> =>
  values.filter((value) => value.includes(" / ")).length * 2 > values.length ? { split: " / ", part: 1 } : {};

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

export const plateName =
  /^(?:rego|registration|reg|plate|number ?plate|licen[cs]e ?plate)(?: ?(?:no|num|number|plate))?$/i;

/** In the order in which columns are given away: exact names first, so that "Price" does not go to "Price Type". */
export const columnGuesses: Readonly<Record<string, Guess>> = {
  stocknum: { name: /^(?:stock ?(?:no|num|number|id)?|stk ?(?:no|num)?|dealer stock.*|sku|reference|ref)$/i },
  vin: { name: /^(?:vin|chassis|frame).*/i },
  rego: { name: plateName },
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
  },
  model: { name: named("model", "family", "range", "modell", "mod[eè]le", "modelo", "modello") },
  badge: { name: named("badge", "variant", "trim", "grade", "version", "derivative", "spec", "ausstattung", "wersja") },
  series: { name: /^series(?: ?(?:name|code))?$/i },
  title: {
    name: /^(?:title|heading|headline|(?:full |model )?name|vehicle|description ?short|(?:vehicle|car) ?name|(?:listing|ad|item|lot|asset|product|vehicle|car|stock) ?title|titel|titre|t[ií]tulo|titolo|bezeichnung)$/iu,
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
    first: /special|sale|offer|current|now/i,
  },
  before_price: {
    name: /^(?:was|was ?price|rrp|before ?price|old ?price|previous ?price|original ?price)$/i,
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
        "(?:kms?|kilomet(?:re|er)s?|odo(?:meter)?|meter|usage) ?(?:or |and )?(?:hours?|hrs)",
        "meter(?: ?reading)?",
        "usage",
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
  },
  car_type: {
    name: /^(?:condition|car ?type|vehicle ?condition|new ?used|used ?or ?new|new ?or ?used|stock ?type|type|listing ?type|category ?type|is ?new|zustand|stan)$/i,
  },
  status: { name: /^(?:status|availability|stock ?status|sale ?status)$/i },
  simple_body: {
    name: /^(?:body|body ?(?:type|style|shape)|style|simple ?body|vehicle ?(?:type|class)|class|body ?type ?group|segment|type|category|karosserie(?:form)?|carrosserie|carrocer[ií]a|carrozzeria|nadwozie)$/iu,
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
  },
  engine: {
    name: /^(?:engine|engine ?(?:size|desc.*|capacity|litres?|volume)|capacity|displacement(?: (?:cc|cm3|ccm))?|litres?|hubraum)$/i,
  },
  seats: {
    name: /^(?:seats?|seating(?: ?capacity)?|no ?of ?seats|seat ?(?:count|capacity)|number of seats|sitze|sitzpl[aä]tze)$/iu,
  },
  colour: {
    name: /^(?:colou?r|(?:ext(?:erior)?|body|paint) ?colou?r|colou?r ?ext.*|colou?r ?(?:generic|name)|paint|farbe|außenfarbe|couleur|colore|kolor|cor)$/iu,
    options: firstOfPair,
  },
  description: {
    name: /^(?:description|(?:offer|vehicle|full|seller) ?description|comments?|dealer ?comments?|notes?|ad ?(?:text|copy)|details?|advert|body ?text|long ?desc.*|text|beschreibung|opis|descripci[oó]n|descrizione)$/iu,
  },
  features: {
    name: /^(?:features?|options?|equipment|extras|accessories|standard ?features|feature ?list|ausstattungen|wyposa[zż]enie)$/iu,
  },
  created_at: {
    name: /^(?:created(?: ?(?:at|on|date))?|date ?(?:added|in(?: stock)?|listed|created|entered|posted)|(?:posting|publication|offer publication|post) ?date|stock ?date|listed(?: ?(?:at|on|date))?|entry ?date|first ?listed|date)$/i,
  },
  images: {
    name: /^(?:(?:images?|photos?|pictures?|pics?|img|bilder|zdj[eę]cia)(?: ?(?:urls?|list|links?|image|photo|picture))*|media)(?: ?\d+)?$/iu,
  },
  "attributes.fuel_use": {
    name: /^(?:fuel ?(?:consumption|economy|use)|consumption|l ?per ?100 ?km).*$/i,
  },
  "attributes.power": { name: /^(?:power|kw|power ?kw|max ?power)$/i },
  "attributes.hours": {
    name: /^(?:(?:engine|machine|meter|operating|smu) ?)?(?:hours?|hrs)(?: ?(?:run|used|meter|reading))?$/i,
  },
  "attributes.tow_braked": { name: /^(?:tow(?:ing)?(?: ?(?:capacity|braked))?|braked ?tow.*)$/i },
  "attributes.tare": { name: /^tare.*$/i },
  "attributes.atm": { name: /^atm.*$/i },
  "attributes.sleeps": { name: /^(?:sleeps|berths?)$/i },
  "attributes.engine_cc": { name: /^(?:cc|engine ?cc|cubic.*)$/i },
  "attributes.lams": { name: /^(?:lams?|learner.*)$/i },
  ...Object.fromEntries(factNames.map((fact) => [`attributes.${fact}`, { name: historyFacts[fact].column }])),
};

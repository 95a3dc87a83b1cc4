import { readDate } from "./dates.ts";
import type { FieldRule, Mapping } from "./mapping.ts";
import { readNumber } from "./numbers.ts";
import { readPrice } from "./prices.ts";
import { columnsOf, type FeedRow, valueOf } from "./read-field.ts";
import { foldValue, type TableField } from "./value-tables.ts";

/** What a feed's column probably is: by its name, and by how many of its values fit. */
type Guess = { name: RegExp; fits?: (text: string) => boolean; rule?: (column: string, values: string[]) => FieldRule };

const year = (text: string) => /^(19|20)\d{2}(\.0)?$/.test(text);
const number = (text: string) => readNumber(text) !== null;
const table = (field: TableField) => (text: string) => foldValue(field, text) !== null;
const words = (text: string) => /\p{L}/u.test(text);
const address = (text: string) => /^https?:\/\//i.test(text);
const price = (text: string) => readPrice(text).kind !== "unreadable";

/** The column that a colour pair such as "White / Black" is in holds the outside first. */
const firstOfPair = (column: string, values: string[]): FieldRule =>
  values.filter((value) => value.includes(" / ")).length * 2 > values.length
    ? { from: column, split: " / ", part: 1 }
    : column;
const inMiles = (column: string): FieldRule =>
  /\bmi(?:les?|leage)?\b/i.test(words_(column)) ? { from: column, unit: "miles" } : column;
const words_ = (column: string): string => column.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_.-]+/g, " ");

/** In the order in which columns are given away: exact names first, so that "Price" does not go to "Price Type". */
const guesses: Readonly<Record<string, Guess>> = {
  stocknum: { name: /^(?:stock ?(?:no|num|number|id|#)?|stk ?(?:no|num)?|dealer stock.*|sku|reference|ref)\.?$/i },
  vin: { name: /^(?:vin|chassis|frame).*/i, fits: (text) => /^[A-HJ-NPR-Z0-9]{11,17}$/i.test(text) },
  year: { name: /^(?:year|model ?year|build ?year|my|manu.*year|yr|release ?year)$/i, fits: year },
  make: { name: /^(?:make|brand|manufacturer|marque|oem)(?: name)?$/i, fits: words },
  model: { name: /^(?:model|model ?name|family|range|car ?model)$/i },
  badge: { name: /^(?:badge|variant|trim|grade|version|derivative|spec)(?: ?name| ?level)?$/i },
  series: { name: /^series(?: ?(?:name|code))?$/i },
  title: {
    name: /^(?:title|heading|headline|name|vehicle|description ?short|car ?name|listing ?title|ad ?title)$/i,
    fits: words,
  },
  price: {
    name: /^(?:price|selling ?price|sale ?price|advertised ?price|internet ?price|drive ?away(?: ?price)?|asking ?price|price ?(?:aud|nzd|\$)|retail(?: ?price)?|msrp|list ?price|current ?price|egc ?price|special ?price)$/i,
    fits: price,
  },
  before_price: {
    name: /^(?:was|was ?price|rrp|before ?price|old ?price|previous ?price|original ?price)$/i,
    fits: price,
  },
  price_type: { name: /^(?:price ?(?:type|note|text|qualifier|comment|label|disclaimer))$/i },
  km: {
    name: /^(?:km|kms|kilomet(?:re|er)s?|odo(?:meter)?(?: ?(?:reading|km|value))?|mileage|miles|distance|odometer ?in ?km|km ?driven|kms ?driven|driven)$/i,
    fits: number,
    rule: inMiles,
  },
  car_type: {
    name: /^(?:condition|car ?type|vehicle ?condition|new ?used|used ?or ?new|new ?or ?used|stock ?type|type|listing ?type|category ?type|is ?new)$/i,
    fits: table("car_type"),
  },
  status: { name: /^(?:status|availability|stock ?status|sale ?status)$/i, fits: table("status") },
  simple_body: {
    name: /^(?:body|body ?(?:type|style)|style|simple ?body|vehicle ?type|class|body ?type ?group|segment)$/i,
    fits: table("simple_body"),
  },
  simple_fuel: { name: /^(?:fuel|fuel ?type|simple ?fuel|fuel ?desc.*|propulsion)$/i, fits: table("simple_fuel") },
  simple_transmission: {
    name: /^(?:trans(?:mission)?|gear ?box|gears?|simple ?transmission|transmission ?type|gear ?type)$/i,
    fits: table("simple_transmission"),
  },
  simple_drive: {
    name: /^(?:drive|drive ?(?:type|train)|wheel ?drive|simple ?drive|driven ?wheels|traction)$/i,
    fits: table("simple_drive"),
  },
  engine: { name: /^(?:engine|engine ?(?:size|desc.*|capacity|litres?|type|volume)|capacity|displacement|litres?)$/i },
  seats: { name: /^(?:seats?|seating(?: ?capacity)?|no\.? ?of ?seats|seat ?(?:count|capacity))$/i, fits: number },
  colour: {
    name: /^(?:colou?r|ext(?:erior)? ?colou?r|body ?colou?r|colou?r ?ext.*|colou?r ?(?:generic|name)|paint)$/i,
    fits: words,
    rule: firstOfPair,
  },
  description: {
    name: /^(?:description|comments?|dealer ?comments?|notes?|ad ?(?:text|copy)|details?|advert|body ?text|long ?desc.*|text)$/i,
    fits: words,
  },
  features: { name: /^(?:features?|options?|equipment|extras|accessories|standard ?features|feature ?list)$/i },
  created_at: {
    name: /^(?:created(?: ?(?:at|on|date))?|date ?(?:added|in|listed|created|entered|posted)|stock ?date|listed(?: ?(?:at|on|date))?|entry ?date|first ?listed|date)$/i,
    fits: (text) => readDate(text) !== null,
  },
  images: {
    name: /^(?:images?|photos?|pictures?|pics?|image ?(?:urls?|list)|photo ?(?:urls?|list)|picture ?urls?|img|media)(?: ?\d+)?$/i,
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

export type Suggestion = { mapping: Mapping; confidence: Record<string, number>; unused: string[] };

const ENOUGH = 0.5;

/** A first mapping from the header and a sample of rows. `confidence` is the share of values that fit, 0 to 1. */
export function suggestMapping(columns: readonly string[], sample: readonly FeedRow[]): Suggestion {
  const left = new Set(columns);
  const fields: Record<string, FieldRule> = {};
  const confidence: Record<string, number> = {};
  for (const [field, guess] of Object.entries(guesses)) {
    const fitting = [...left]
      .filter((column) => guess.name.test(words_(column).trim()))
      .map((column) => ({ column, share: shareOf(column, sample, guess) }))
      .filter(({ share }) => share >= ENOUGH)
      .toSorted((a, b) => b.share - a.share);
    const [best] = fitting;
    if (!best) continue;
    if (field === "images") {
      const all = columns.filter((column) => fitting.some((one) => one.column === column));
      fields[field] = all.length > 1 ? { from: all } : best.column;
      for (const column of all) left.delete(column);
    } else {
      const values = sample.map((row) => valueOf(row, best.column)).filter((value) => value !== "");
      fields[field] = guess.rule?.(best.column, values) ?? best.column;
      left.delete(best.column);
    }
    confidence[field] = best.share;
  }
  const unique = ["stocknum", "vin"].flatMap((field) => uniqueColumn(fields[field], sample)).slice(0, 1);
  const key = unique.length > 0 ? unique : lastingColumns(columns, fields);
  const mapping = { format: {}, key, key_repeats: unique.length === 0, fields, currency: "AUD" };
  return { mapping, confidence, unused: [...left] };
}

function shareOf(column: string, sample: readonly FeedRow[], { fits = () => true }: Guess): number {
  const said = sample.map((row) => valueOf(row, column)).filter((value) => value !== "");
  if (said.length === 0) return sample.length === 0 ? 1 : 0;
  return said.filter((value) => fits(value.split(/[|;]/)[0]?.trim() ?? value)).length / said.length;
}

/** Fields that change while a vehicle is for sale: a key that held them would lose the vehicle with every change. */
const passing = new Set([
  "price",
  "before_price",
  "price_type",
  "status",
  "description",
  "features",
  "images",
  "created_at",
]);

/** Without a number of its own, a vehicle is known by everything about it that lasts. */
function lastingColumns(columns: readonly string[], fields: Record<string, FieldRule>): string[] {
  const changing = new Set(
    Object.entries(fields).flatMap(([field, rule]) => (passing.has(field) ? columnsOf(rule) : [])),
  );
  return columns.filter((column) => !changing.has(column));
}

/** A key must be there on every row and differ on each. */
function uniqueColumn(rule: FieldRule | undefined, sample: readonly FeedRow[]): string[] {
  if (typeof rule !== "string") return [];
  const values = sample.map((row) => valueOf(row, rule));
  return values.every((value) => value !== "") && new Set(values).size === values.length ? [rule] : [];
}

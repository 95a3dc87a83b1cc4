import { ownValue } from "#domain/text/own-value.ts";
import { factNames } from "#domain/car/history/fact-names.ts";
import { historyFacts } from "#domain/car/history/history-facts.ts";
import { isAddress, isKind } from "./cell-kinds.ts";
import { readDate } from "#domain/time/read-date.ts";
import { readNumber } from "./numbers.ts";
import { readPrice } from "./prices.ts";
import { foldValue, type TableField } from "./value-tables.ts";
import { yearIn } from "./years.ts";

type Fits = (text: string) => boolean;

const table =
  (field: TableField): Fits =>
  (text) =>
    foldValue(field, text) !== null;
const words: Fits = (text) => /\p{L}/u.test(text) && !isAddress(text);
const measures = ["money", "distance", "hours", "consumption", "power"];
const name: Fits = (text) => !isAddress(text) && !isKind(text, measures);
/** A figure, with or without its unit, that is not of another kind. */
const figureBut =
  (...kinds: string[]): Fits =>
  (text) =>
    readNumber(text) !== null && !isAddress(text) && !isKind(text, kinds);
const price: Fits = (text) =>
  readPrice(text).kind !== "unreadable" &&
  !isAddress(text) &&
  !isKind(text, ["power", "distance", "hours", "consumption", "seats"]);

const figureAlone = /^([\d.,]+)\s*(l|lt|ltr|liters?|litres?|cc|ccm|cm3)?$/i;

/** Litres, cubic centimetres, or words about an engine; never what a road tax costs. */
function engine(text: string): boolean {
  if (!name(text) || isKind(text, ["seats", "transmission", "drive"])) return false;
  const figure = figureAlone.exec(text);
  const value = figure ? (readNumber(figure[1] ?? "")?.value ?? Number.NaN) : null;
  return value === null || (value >= 0 && value <= 30) || (value >= 40 && value <= 30_000);
}

/** Letters and digits. A column called Registration may also have a date, "yes" or a country. */
const isPlate: Fits = (text) => /^(?=.*[a-z])(?=.*\d)[a-z\d][a-z\d -]{1,10}$/i.test(text);

/** Whether a text can be a field's value. A field that is not named here takes any text. */
const fits: Readonly<Record<string, Fits>> = {
  stocknum: (text) => name(text) && /\d/.test(text),
  vin: (text) => /^[A-HJ-NPR-Z0-9]{11,17}$/i.test(text),
  rego: isPlate,
  year: (text) => yearIn(text) !== null,
  make: (text) => words(text) && name(text),
  model: name,
  badge: name,
  series: name,
  title: words,
  price,
  before_price: price,
  price_type: words,
  km: figureBut("power", "consumption", "money", "seats", "hours"),
  car_type: table("car_type"),
  status: table("status"),
  simple_body: table("simple_body"),
  simple_fuel: (text) => foldValue("simple_fuel", text) !== null && !isKind(text, measures),
  simple_transmission: table("simple_transmission"),
  simple_drive: table("simple_drive"),
  engine,
  seats: (text) => /^\s*\d{1,2}(?:\.0+)?\s*-?\s*(?:seats?|seater)?$/i.test(text),
  colour: (text) => words(text) && name(text) && !isKind(text, ["year", "fuel", "transmission", "drive", "seats"]),
  description: words,
  features: words,
  created_at: (text) => readDate(text) !== null,
  images: isAddress,
  "attributes.fuel_use": figureBut("money", "distance", "hours", "power", "seats"),
  "attributes.power": figureBut("money", "distance", "hours", "consumption", "seats"),
  "attributes.hours": figureBut("money", "distance", "consumption", "power", "seats"),
  "attributes.tow_braked": figureBut(...measures),
  "attributes.tare": figureBut(...measures),
  "attributes.atm": figureBut(...measures),
  "attributes.sleeps": figureBut(...measures),
  "attributes.engine_cc": figureBut(...measures),
  ...Object.fromEntries(
    factNames.map((fact): [string, Fits] => [`attributes.${fact}`, (text) => historyFacts[fact].read(text) !== null]),
  ),
};

export const fitsField = (field: string, text: string): boolean => ownValue(fits, field)?.(text) ?? true;

import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { CarInput } from "#domain/car/car.ts";
import { linkedAddress } from "#domain/car/linked-address.ts";
import { PICTURES_PER_CAR } from "#domain/picture/feed-pictures.ts";
import { isFactName } from "#domain/car/history/fact-names.ts";
import { historyFacts } from "#domain/car/history/history-facts.ts";
import { type DateOrder, readDate } from "#domain/time/read-date.ts";
import { pricesOf } from "./car-price.ts";
import { isKind } from "./cell-kinds.ts";
import { fitsField } from "./field-fits.ts";
import { type Note, shortened } from "./finding.ts";
import { readVehicleName } from "./make-and-model.ts";
import type { FieldRule, Mapping } from "./mapping.ts";
import { distanceUnit, oneWriting, readKilometres, readNumber } from "./numbers.ts";
import { plainText } from "./plain-text.ts";
import { cellOf, columnsOf, type FeedRow, readList, readLongText, readText, valueOf } from "./read-field.ts";
import { shiftOf } from "./shifted-row.ts";
import { foldValue, isTableField } from "./value-tables.ts";
import { yearIn, yearOfTitle } from "./years.ts";
import { withoutCredentials } from "./without-credentials.ts";

/** A car as far as a row describes it: without what the run adds (id, slug, dealership, location, date of entry). */
export type FeedCarFields = Omit<
  CarInput,
  "id" | "slug" | "dealership_id" | "location_id" | "created_at" | "images"
> & {
  location_id?: string;
  created_at?: string;
  pictures: string[];
};

const longest: Record<string, number> = lengths();

/** The car of a row, or null if the row cannot be a car. Every oddity is reported; nothing is thrown. */
export function rowToCar(row: FeedRow, mapping: Mapping, now: Date, note: Note): FeedCarFields | null {
  const { fields } = mapping;
  const text = (field: string) => {
    const rule = ownValue(fields, field);
    return rule === undefined ? null : readText(rule, row, (one) => fitsField(field, one));
  };
  const words = (field: string): string => text(field)?.text ?? "";

  const name = readVehicleName({
    make: words("make"),
    model: words("model"),
    badge: words("badge"),
    title: words("title"),
  });
  const shift = shiftOf(row, mapping);
  if (shift !== null) {
    note(shift.column, shift.value, shift.reason, "skipped");
    return null;
  }
  const year = readYear(text("year"), { row, now, title: words("title") }, note);
  for (const [field, value] of [
    ["make", name.make],
    ["model", name.model],
  ] as const) {
    if (value === "") {
      note(text(field)?.column ?? field, "", `the row names no ${field}`, "skipped");
      return null;
    }
  }
  if (year === null) return null;

  const car: Record<string, unknown> = { ...name, year, stocknum: "", pictures: [] };
  const attributes: Record<string, string | number | boolean> = {};
  /** A column that two fields read has a value for one of them. */
  const noteUnlessShared: Note = (column, ...found) => {
    const readers = Object.values(fields).filter((rule) => columnsOf(rule).includes(column));
    if (readers.length < 2) note(column, ...found);
  };
  for (const [field, rule] of Object.entries(fields)) {
    if (field === "make" || field === "model" || field === "badge" || field === "year" || field === "title") continue;
    if (field.startsWith("attributes."))
      addAttribute(
        attributes,
        field,
        { ...readText(rule, row, (one) => fitsField(field, one)), order: orderOf(rule) },
        noteUnlessShared,
      );
    else if (field === "images") car["pictures"] = readPictures(rule, row, note);
    else Object.assign(car, readField(field, rule, row, mapping, note));
  }
  car["attributes"] = attributes;
  car["car_type"] ??= "used";
  if (car["name"] === undefined || car["name"] === "")
    car["name"] = [year, name.make, name.model, name.badge].filter(Boolean).join(" ");
  for (const field of Object.keys(car)) cutToLength(car, field, text(field)?.column ?? field, note);
  if (car["status"] === "sold") car["sold"] = true;
  return car as FeedCarFields;
}

function readYear(
  found: { text: string; column: string } | null,
  { row, now, title }: { row: FeedRow; now: Date; title: string },
  note: Note,
): number | null {
  const value = found ? yearIn(found.text) : yearOfTitle(title);
  if (value && value <= now.getUTCFullYear() + 2) return value;
  const said = found?.text || cellOf(row, found?.column ?? "");
  note(found?.column ?? "year", said, "this is no year of a vehicle", "skipped");
  return null;
}

function readPictures(rule: FieldRule, row: FeedRow, note: Note): string[] {
  const addresses = readList(rule, row).flatMap(({ text, column }) => {
    const address = withoutCredentials(text.startsWith("//") ? `https:${text}` : text);
    if (/^https?:\/\/\S+$/i.test(address) && address.length <= 2000 && URL.canParse(address)) return [address];
    note(column, text, "this is no address of a picture", "mended");
    return [];
  });
  if (addresses.length > PICTURES_PER_CAR)
    note("images", "", `${addresses.length} pictures; the first ${PICTURES_PER_CAR} are taken`, "mended");
  return addresses.slice(0, PICTURES_PER_CAR);
}

const lists = new Set(["features", "categories", "distribution_locations", "spin"]);
/** More than any list of equipment. */
const MOST_ENTRIES = 300;
const flags = new Set(["certified", "preorder", "reservable", "show_on_dealer_website", "sold"]);
const prices = new Set(["price", "before_price", "subscription_price"]);
const counts = new Set(["seats", "custom_rank"]);

function readField(
  field: string,
  rule: FieldRule,
  row: FeedRow,
  mapping: Mapping,
  note: Note,
): Record<string, unknown> {
  if (lists.has(field)) {
    const all = readList(rule, row).map((one) => one.text);
    if (all.length > MOST_ENTRIES)
      note(field, "", `${all.length} entries; the first ${MOST_ENTRIES} are taken`, "mended");
    return { [field]: all.slice(0, MOST_ENTRIES) };
  }
  if (field === "description") {
    const { text } = readLongText(rule, row);
    return text === "" ? {} : { description: plainText(text) };
  }
  const { text, column } = readText(rule, row, (one) => fitsField(field, one));
  if (text === "") return {};
  const leaveOut = (reason: string) => {
    note(column, text, reason, "mended");
    return {};
  };
  if (prices.has(field)) return pricesOf(field, text, column, { mapping, row, note });
  if (field === "km") {
    const unit = unitOf(rule, row);
    if (unit === "hours" || isKind(text, ["hours"]))
      return leaveOut("these are hours, not kilometres; the car shows none");
    const read = readKilometres(text, unit);
    if (!read || read.km < 0 || read.km > 2_000_000) return leaveOut("these are no kilometres; the car shows none");
    if (read.wasMiles) note(column, `${text} → ${read.km} km`, "miles, shown as kilometres", "taken");
    return { km: read.km };
  }
  if (counts.has(field)) return countOf(field, text, leaveOut);
  if (field === "created_at") {
    const date = readDate(text, orderOf(rule));
    return date === null ? leaveOut("this is no date; the day of the import stands in") : { created_at: date };
  }
  if (flags.has(field)) {
    const flag = readFlag(text);
    return flag === null ? leaveOut("this is neither yes nor no") : { [field]: flag };
  }
  if (isTableField(field)) {
    const value = foldValue(field, text);
    if (value === null)
      return leaveOut(`this is no ${field.replace("simple_", "").replaceAll("_", " ")} we know; it is left out`);
    return field === "simple_fuel" ? { simple_fuel: value, fuel: text } : { [field]: value };
  }
  if (field === "colour" && /\d|\b(?:years?|warranty|km|unlimited)\b/i.test(text)) {
    return leaveOut("this is no colour: the columns of this row have probably shifted");
  }
  if (field === "engine" && !fitsField(field, text)) return leaveOut("this is no engine; it is left out");
  if (field === "engine" && /^0(?:\.0)?\s*(?:l|cc)?$/i.test(text))
    return leaveOut("nought says nothing here; it is left out");
  if ((field === "file" || field === "video_url") && !linkedAddress.test(text))
    return leaveOut('this is neither "/media/…" nor an address with https://; it is left out');
  if (field === "stocknum") return { stocknum: oneWriting(text) };
  if (field === "vin" && !/^[A-HJ-NPR-Z0-9]{5,17}$/i.test(text)) return leaveOut("this is no VIN");
  if (field === "rego" && !fitsField(field, text)) return leaveOut("this is no number plate");
  return { [field]: text };
}

const orderOf = (rule: FieldRule): DateOrder | undefined => (typeof rule === "string" ? undefined : rule.date);

function unitOf(rule: FieldRule, row: FeedRow): "km" | "miles" | "hours" {
  const { unit = "km" } = typeof rule === "string" ? {} : rule;
  return typeof unit === "string" ? unit : distanceUnit(valueOf(row, unit.from));
}

function countOf(field: string, text: string, leaveOut: (reason: string) => object): Record<string, unknown> {
  const read = readNumber(text);
  if (!read || !Number.isInteger(read.value) || read.value < 1 || read.value > 80)
    return { ...leaveOut("this is no number that fits here") };
  // "4 Doors" under Seats: the row's columns have shifted.
  if (field === "seats" && /^(?:dr|door)/i.test(read.unit))
    return { ...leaveOut("these are doors, not seats: the columns of this row have shifted") };
  return { [field]: read.value };
}

function addAttribute(
  into: Record<string, string | number | boolean>,
  field: string,
  { text, column, order }: { text: string; column: string; order: DateOrder | undefined },
  note: Note,
): void {
  if (text === "") return;
  const name = field.slice("attributes.".length);
  if (isFactName(name)) {
    const { read, noun, staysInWords } = historyFacts[name];
    const value = read(text, order) ?? (staysInWords ? text.slice(0, 200) : null);
    if (value === null) return note(column, text, `this is not ${noun}; it is left out`, "mended");
    return setOwnValue(into, name, value);
  }
  if (!fitsField(field, text))
    return note(column, text, `this is no ${name.replaceAll("_", " ")}; it is left out`, "mended");
  const read = readNumber(text);
  const isFigure = read !== null && /^[\s\d.,'’]*$/.test(text.slice(0, text.length - read.unit.length));
  if (isFigure && read.value === 0) return note(column, text, "nought says nothing here; it is left out", "mended");
  setOwnValue(into, name, isFigure ? read.value : (readFlag(text) ?? text.slice(0, 200)));
}

function readFlag(text: string): boolean | null {
  if (/^(?:y|yes|true|1|t|on)$/i.test(text)) return true;
  return /^(?:n|no|false|0|f|off)$/i.test(text) ? false : null;
}

function lengths(): Record<string, number> {
  return {
    name: 200,
    make: 60,
    model: 80,
    badge: 80,
    series: 80,
    stocknum: 40,
    vin: 20,
    rego: 20,
    colour: 40,
    description: 8000,
    price_type: 60,
    tag: 60,
    simple_body: 40,
    simple_drive: 40,
    simple_fuel: 40,
    simple_transmission: 40,
    fuel: 60,
    engine: 80,
  };
}

/** Cuts at a word boundary. */
function cutToLength(car: Record<string, unknown>, field: string, column: string, note: Note): void {
  const most = ownValue(longest, field);
  const value = ownValue(car, field);
  if (typeof value !== "string" || most === undefined || value.length <= most) return;
  const cut = value.slice(0, most);
  const atWord = cut.replace(/\s+\S*$/, "");
  setOwnValue(car, field, atWord === "" ? cut : atWord);
  note(column, shortened(value), `longer than ${most} characters; cut`, "mended");
}

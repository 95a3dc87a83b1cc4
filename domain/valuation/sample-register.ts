import { plainRego, type VehicleFacts, type VehicleHistory } from "./vehicle-facts.ts";

type Entry = Omit<VehicleFacts, "year">;

const entry = (words: string): Entry => {
  const [make = "", model = "", badge = "", series = "", body = "", fuel = "", transmission = ""] = words.split("|");
  return { make, model, badge, series, body, fuel, transmission };
};

/** Common vehicles, so that an estimate is likely. */
const vehicles: readonly Entry[] = [
  "Toyota|Corolla|Ascent Sport||Hatchback|Petrol|Automatic",
  "Toyota|RAV4|GX||SUV|Hybrid|Automatic",
  "Toyota|HiLux|SR5||Ute|Diesel|Automatic",
  "Mazda|CX-5|Maxx Sport||SUV|Petrol|Automatic",
  "Mazda|3|G20 Evolve||Hatchback|Petrol|Automatic",
  "Hyundai|Tucson|Elite||SUV|Petrol|Automatic",
  "Hyundai|i30|Active||Hatchback|Petrol|Automatic",
  "Kia|Sportage|SX||SUV|Petrol|Automatic",
  "Ford|Ranger|XLT||Ute|Diesel|Automatic",
  "Mitsubishi|Outlander|LS||SUV|Petrol|Automatic",
  "Nissan|X-Trail|ST-L||SUV|Petrol|Automatic",
  "Subaru|Forester|2.5i-L||SUV|Petrol|Automatic",
].map(entry);

/** Plate prefixes for trying out unknown vehicles and vehicles with a history. */
const starts = { unknown: "X", writtenOff: "WO", stolen: "ST", financeOwing: "FO" } as const;
const newestAge = 1;
const ages = 9;

/** The same vehicle for the same plate and state; null for an unknown plate. */
export function sampleVehicle(rego: string, regoState: string, thisYear: number): VehicleFacts | null {
  const plate = plainRego(rego);
  if (plate === "" || plate.startsWith(starts.unknown)) return null;
  const number = numberOf(`${plate} ${regoState}`);
  const found = vehicles[number % vehicles.length];
  return found ? { ...found, year: thisYear - newestAge - (Math.floor(number / vehicles.length) % ages) } : null;
}

export function sampleHistory(rego: string, regoState: string, thisYear: number): VehicleHistory | null {
  const vehicle = sampleVehicle(rego, regoState, thisYear);
  if (!vehicle) return null;
  const { make, model, year } = vehicle;
  const plate = plainRego(rego);
  const number = numberOf(`${plate} ${regoState}`);
  return {
    rego: plate,
    regoState,
    vin: `SAMPLE${number.toString(36).toUpperCase().padStart(11, "0")}`.slice(0, 17),
    make,
    model,
    year,
    registrationExpiry: `${thisYear + 1}-${String((number % 12) + 1).padStart(2, "0")}-28`,
    writtenOff: plate.startsWith(starts.writtenOff),
    stolen: plate.startsWith(starts.stolen),
    financeOwing: plate.startsWith(starts.financeOwing),
  };
}

/** FNV-1a: spread well enough, and the same everywhere. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

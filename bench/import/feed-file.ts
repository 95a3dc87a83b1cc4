import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const makes = [
  ["Toyota", "HiLux"],
  ["Toyota", "Corolla"],
  ["Mazda", "CX-5"],
  ["Ford", "Ranger"],
  ["Kia", "Sportage"],
  ["Land Rover", "Defender"],
] as const;
const bodies = ["Ute / Tray", "Hatchback", "SUV", "Sedan", "Wagon"];
const fuels = ["Diesel", "ULP", "Hybrid", "Electric"];

/** A feed's row for vehicle number `n`: as long as a real row, the same at every call. */
function lineOf(n: number, price: number): string {
  const [make, model] = makes[n % makes.length] ?? ["Kia", "Rio"];
  const words = `"One owner, full books, ${n % 7} keys. Serviced at ${n % 90} 000 km; ""as new"" inside. ${"Drives well. ".repeat(n % 9)}"`;
  return [
    `S${n}`,
    make,
    model,
    2005 + (n % 20),
    `"$${price.toLocaleString("en-AU")}"`,
    (n * 37) % 250_000,
    bodies[n % bodies.length],
    fuels[n % fuels.length],
    words,
  ].join(",");
}

/** A CSV of `rows` vehicles; the vehicle `changed` has another price. */
export async function writeFeed(file: string, rows: number, changed = -1): Promise<void> {
  await pipeline(Readable.from(lines(rows, changed)), createWriteStream(file));
}

function* lines(rows: number, changed: number): Generator<string> {
  yield "Stock No,Make,Model,Year,Price,Odometer,Body,Fuel,Comments\n";
  for (let n = 0; n < rows; n += 1) yield `${lineOf(n, 9990 + ((n * 13) % 80_000) + (n === changed ? 500 : 0))}\n`;
}

export const feedMapping = `key: [Stock No]
fields:
  stocknum: Stock No
  make: Make
  model: Model
  year: Year
  price: Price
  km: Odometer
  simple_body: Body
  simple_fuel: Fuel
  description: Comments
`;

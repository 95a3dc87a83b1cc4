import { ownValue } from "#domain/text/own-value.ts";

export type Powertrain = {
  simple_fuel: "Petrol" | "Diesel" | "Hybrid" | "Plug-in Hybrid" | "Electric" | "LPG";
  fuel: string;
  engine: string;
  simple_transmission: "Automatic" | "Manual";
  simple_drive: "FWD" | "RWD" | "AWD" | "4WD";
  /** Litres, or kilowatt-hours for an electric car, per 100 km. */
  use: number;
  kilowatts: number;
};

const fuels = {
  petrol: { simple_fuel: "Petrol", fuel: "Petrol - Unleaded" },
  premium: { simple_fuel: "Petrol", fuel: "Petrol - Premium Unleaded" },
  diesel: { simple_fuel: "Diesel", fuel: "Diesel" },
  hybrid: { simple_fuel: "Hybrid", fuel: "Petrol - Unleaded/Electric" },
  phev: { simple_fuel: "Plug-in Hybrid", fuel: "Petrol - Premium Unleaded/Electric" },
  electric: { simple_fuel: "Electric", fuel: "Electric" },
  lpg: { simple_fuel: "LPG", fuel: "LPG" },
} as const;

const drives = { fwd: "FWD", rwd: "RWD", awd: "AWD", "4wd": "4WD" } as const;
const layouts = { i: "cylinder", f: "cylinder boxer", v: "V", w: "W" } as const;

const known = new Map<string, Powertrain>();

/** Parses "petrol 1.5i4t cvt fwd 6.7 110"; an unknown word is a mistake in the catalogue. */
export function readPowertrain(text: string): Powertrain {
  const read = known.get(text) ?? parse(text);
  known.set(text, read);
  return read;
}

function parse(text: string): Powertrain {
  const [fuel = "", size = "", gearbox = "", drive = "", use = "", kilowatts = ""] = text.split(" ");
  const [fuelled, driven] = [ownValue(fuels, fuel), ownValue(drives, drive)];
  if (fuelled === undefined || driven === undefined) throw new Error(`Unknown powertrain "${text}"`);
  return {
    ...fuelled,
    engine: fuel === "electric" ? `${size.replace("kWh", "")} kWh battery` : engineName(size, text),
    simple_transmission: gearbox === "man" ? "Manual" : "Automatic",
    simple_drive: driven,
    use: Number(use),
    kilowatts: Number(kilowatts),
  };
}

function engineName(size: string, text: string): string {
  const parts = /^(\d+\.\d)([ifvw])(\d+)(t?)$/.exec(size);
  if (!parts) throw new Error(`Unknown engine in "${text}"`);
  const [, litres, layout, cylinders, turbo] = parts;
  const name = ownValue(layouts, layout ?? "") ?? "";
  const shape = name.length === 1 ? `${name}${cylinders}` : `${cylinders}-${name}`;
  return `${litres}L ${shape}${turbo ? " turbo" : ""}`;
}

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument, stringify } from "yaml";

const demo = join(import.meta.dirname, "../../demo/sites");
/** Demo sites with one dealership of their own name: their settings and lists are as long as real ones. */
const models = ["sunstate-autos", "kauri-motor-company", "southern-cross-prestige", "redline-motorcycles"];

export type GrownSite = { slug: string; dealership: string; locations: string[]; model: string };

/** Writes a folder with a given number of sites, each with its own dealership, settings and lists. */
export function writeNetwork(folder: string, count: number): GrownSite[] {
  mkdirSync(join(folder, "dealerships"), { recursive: true });
  return Array.from({ length: count }, (_, n) => writeSite(folder, n, models[n % models.length] ?? "sunstate-autos"));
}

function writeSite(folder: string, n: number, model: string): GrownSite {
  const slug = `dealer-${String(n).padStart(4, "0")}`;
  const site = parseDocument(readFileSync(join(demo, `${model}.yaml`), "utf8"));
  // Rules of the model's own name its locations, which get other ids here.
  site.setIn(["private", "delivery"], [{ channel: { kind: "email", to: [`leads@${slug}.example`] } }]);
  for (const [key, value] of Object.entries({ slug, id: slug, dealerships: [slug], name: `Dealer ${n}` })) {
    site.set(key, value);
  }
  site.set("hosts", [`www.${slug}.example`, `${slug}.example`]);
  writeFileSync(join(folder, `${slug}.yaml`), String(site));
  if (existsSync(join(demo, model))) cpSync(join(demo, model), join(folder, slug), { recursive: true });
  const dealership = parse(readFileSync(join(demo, "dealerships", `${model}.yaml`), "utf8")) as {
    locations: { id: string }[];
  };
  const locations = dealership.locations.map((location, at) => ({ ...location, id: `${slug}-${at}` }));
  const grown = { ...dealership, id: slug, slug, locations };
  writeFileSync(join(folder, "dealerships", `${slug}.yaml`), stringify(grown, { aliasDuplicateObjects: false }));
  return { slug, dealership: slug, locations: locations.map(({ id }) => id), model };
}

/** Gives a site another telephone number: the smallest change that its pages show. */
export function changePhone(folder: string, slug: string, phone: string): void {
  const file = join(folder, `${slug}.yaml`);
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("phone", phone);
  writeFileSync(file, String(site));
}

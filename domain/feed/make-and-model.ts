import { makes } from "#domain/make/makes.ts";

/** Names of models that are two words or more: feeds that split on spaces keep only the first. */
const longModels = [
  "Range Rover Evoque",
  "Range Rover Sport",
  "Range Rover Velar",
  "Range Rover",
  "Discovery Sport",
  "Discovery",
  "Defender",
  "Freelander",
  "Grand Cherokee",
  "Grand Vitara",
  "Grand Scenic",
  "Grand Vitara",
  "Grand Livina",
  "Grand Starex",
  "Grand C4 Picasso",
  "Landcruiser Prado",
  "Land Cruiser Prado",
  "Land Cruiser",
  "Pajero Sport",
  "Eclipse Cross",
  "Santa Fe",
  "Ioniq 5",
  "Ioniq 6",
  "Model 3",
  "Model S",
  "Model X",
  "Model Y",
  "Haval Jolion",
  "Haval H6",
  "Haval H6GT",
  "Haval H2",
  "Haval H9",
  "Great Wall",
  "Ute Cannon",
  "Ora",
  "Tank 300",
  "Tank 500",
  "Mustang Mach-E",
  "Focus RS",
  "Golf R",
  "C4 Picasso",
  "C4 Aircross",
  "Giulia",
  "DB9 Volante",
  "V8 Vantage",
  "One Series",
  "Cooper S",
  "Musso XLV",
  "Actyon Sports",
  "Transit Custom",
  "Transit Connect",
  "Tourneo Custom",
  "Crafter",
  "Caddy Maxi",
  "T-Roc",
  "Prius C",
  "Prius V",
  "Corolla Cross",
  "Yaris Cross",
  "Bronco Sport",
].toSorted((a, b) => b.length - a.length);

/** What a spreadsheet makes of "9-3": the third of September. */
const spreadsheetDates: readonly (readonly [RegExp, string])[] = [
  [/^0?3[- ]sep(?:tember)?$/i, "9-3"],
  [/^0?5[- ]sep(?:tember)?$/i, "9-5"],
  [/^sep[- ]?0?3$/i, "9-3"],
  [/^sep[- ]?0?5$/i, "9-5"],
];

export type VehicleName = { make: string; model: string; badge: string };

const names = makes.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const plainLongModels = longModels.map((name) => ({ name, key: plain(name) }));
const byPlain = new Map(names.map((name) => [plain(name), name]));
const aliases = new Map([
  ["vw", "Volkswagen"],
  ["mercedes", "Mercedes-Benz"],
  ["merc", "Mercedes-Benz"],
  ["landrover", "Land Rover"],
  ["chev", "Chevrolet"],
  ["alfa", "Alfa Romeo"],
  ["rangerover", "Land Rover"],
]);

/** The make by its usual spelling; as the feed has it when the reference list does not know it. */
export function readMake(said: string): string {
  const key = plain(said);
  return aliases.get(key) ?? byPlain.get(key) ?? capitalised(said.trim());
}

/** A make that a whole text such as a file name consists of; null if it is not in the list. */
export function knownMake(text: string): string | null {
  const key = plain(text);
  return aliases.get(key) ?? byPlain.get(key) ?? null;
}

/** Data sets write "maruti"; names with their own capitals keep them. */
const capitalised = (text: string): string =>
  text === text.toLowerCase() ? text.replaceAll(/(?:^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase()) : text;

/** A title such as "2014 Maruti Swift VDI" begins with the make, which may be of two words. */
function makeIn(title: string): string {
  const words = title.replace(/^\s*(?:19|20)\d{2}\s+/, "").trim();
  const start = words.toLowerCase();
  return (
    names.find((name) => start === name.toLowerCase() || start.startsWith(`${name.toLowerCase()} `)) ?? firstWord(words)
  );
}

/** Make, model and badge of a row, repaired where a feed has split them at spaces. */
export function readVehicleName(row: { make: string; model: string; badge: string; title: string }): VehicleName {
  const said = row.make === "" ? { ...row, make: makeIn(row.title) } : row;
  const joined = readMake(`${said.make} ${said.model.split(/\s+/)[0] ?? ""}`);
  const isSplitMake =
    byPlain.has(plain(joined)) && plain(joined) !== plain(said.make) && !byPlain.has(plain(said.make));
  const make = isSplitMake ? joined : readMake(said.make);
  const rest = afterMake(said.title, make);
  const shorter = isSplitMake ? said.model.split(/\s+/).slice(1).join(" ") : withoutMake(said.model.trim(), make);
  const model = dateUndone(make, longer(shorter, rest) ?? (shorter === "" ? firstWord(rest) : shorter));
  const badge = said.badge.trim() === "" ? afterModel(rest, model) : said.badge.trim();
  return { make, model, badge };
}

/** "Alfa Romeo GTV" as model, beside the make: the page would show it twice. */
function withoutMake(model: string, make: string): string {
  const isTwice = model.toLowerCase().startsWith(`${make.toLowerCase()} `);
  return isTwice ? model.slice(make.length).trim() : model;
}

function dateUndone(make: string, model: string): string {
  if (make !== "Saab") return model;
  return spreadsheetDates.find(([pattern]) => pattern.test(model))?.[1] ?? model;
}

/** The title's longer model name, if the row has only its beginning. */
function longer(model: string, rest: string): string | null {
  const start = plain(rest);
  const known = plainLongModels.find(({ key }) => start.startsWith(key));
  return known !== undefined && (model === "" || known.key.startsWith(plain(model))) ? known.name : null;
}

function afterMake(title: string, make: string): string {
  const at = title.toLowerCase().indexOf(make.toLowerCase());
  return at === -1 ? "" : title.slice(at + make.length).trim();
}

function afterModel(rest: string, model: string): string {
  const isThere = rest.toLowerCase().startsWith(model.toLowerCase());
  return isThere ? rest.slice(model.length).trim().slice(0, 80) : "";
}

const firstWord = (text: string): string => text.split(/\s+/)[0] ?? "";

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoWorld } from "#tests/support/demo-world.ts";

// A site of the United States: what an American reads on its pages, in its documents and mails has miles, gasoline and
// pickups, and no word that only Australians and New Zealanders use of a car.

const slug = "lone-star-imports";
const recordFolder = join(import.meta.dirname, "../fixtures/lead-payloads/us");
let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld({}, (cars) => cars.filter(({ dealership_id }) => dealership_id === slug));
}, 600_000);
afterAll(() => world.close());

/** "kWh" is the size of a battery in the United States too. */
const foreign =
  /\b(?:kms?|kilomet(?:re|er)s?|petrol|utes?|kW|L\/100|postcodes?|drive ?away|GST|ABN|rego|tyres?|colour(?:s|ed)?|licence[sd]?|boot|bonnet|AUD|NZD|on-?roads?|govt|grey|roadworthy|stamp duty|suburb|centre|demonstrator|log ?book)\b|\d ?(?:kg|mm)\b/gi;

const inText = (text: string): string[] =>
  [...text.matchAll(foreign)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 40), index + word.length + 30),
  );

/** What is read: text, and the attributes that say something. Scripts and styles are for programs. */
function readOf(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => valuesOf(JSON.parse(json.replaceAll("\\u003c", "<"))).join("\n"),
  );
  const attributes = [...html.matchAll(/ (?:content|alt|title|aria-label|aria-valuetext|placeholder)="([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );
  const visible = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]*>/g, "\n");
  return (
    [visible, ...attributes, ...data]
      .join("\n")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      // A visitor's own words are said back as they were typed.
      .replaceAll(/“[^”]*”/g, "")
      .replaceAll(/https?:\/\/\S+|\/(?:img|media|search|cars)\/\S+/g, "")
  );
}

/** The texts of structured data, without the names of its fields: schema.org says fuelType and color. */
function valuesOf(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [String(data)];
  return Object.values(data).flatMap(valuesOf);
}

/** Texts that an island draws later: labels, hints, choices and notes among its properties, not names or values. */
function islandTexts(html: string): string {
  const texts = new Set(["label", "hint", "title", "text", "intro", "full", "note", "group", "notice", "odometerName"]);
  const collect = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(collect)
      : typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([name, own]) =>
            texts.has(name) && typeof own === "string" ? [own] : collect(own),
          )
        : [];
  const props = [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)];
  return props.flatMap(([, json = ""]) => collect(JSON.parse(json))).join("\n");
}

async function addresses(): Promise<string[]> {
  const origin = /^https?:\/\/[^/]+/;
  const locations = async (path: string): Promise<string[]> => {
    const text = await world.page(slug, path);
    const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replace(origin, "") || "/");
    const files = found.filter((one) => one.endsWith(".xml"));
    return files.length === 0 ? found : (await Promise.all(files.map(locations))).flat();
  };
  return locations("/sitemap.xml");
}

const searches = [
  "/search/imports?km=,96561",
  "/search/imports?q=pickup+under+60k+miles",
  "/search/imports?q=300+hp+30+mpg+gas",
  "/search/imports?q=suv+near+78701",
  "/search/imports?q=under+100000+kms+petrol+ute",
  "/search/imports?q=people+mover",
  "/search/imports?make=Toyota&price=,1",
  "/search/imports?sortBy=km:asc",
  "/nothing-here",
  "/success?category=general-enquiry",
  "/success?category=test-drive&form=test-drive",
  "/success?category=trade-in-valuation",
  "/dealerships?postcode=99999",
  "/dealerships?postcode=78701",
];

test(
  "[10.5.6] no page of its sitemap, search or form has a word or unit of another country",
  { timeout: 600_000 },
  async () => {
    const mapped = await addresses();
    const car = mapped.find((path) => path.startsWith("/cars/"));
    expect(mapped.length).toBeGreaterThan(100);
    const forms = ["enquire", "test-drive", "photos", "similar"].map((form) => `${car}/${form}`);
    const found = new Map<string, string>();
    for (const path of [...mapped, ...searches, ...forms]) {
      const first = await world.ask(slug, path);
      const moved = first.headers.get("location");
      const html = await (moved === null ? first : await world.ask(slug, moved)).text();
      // Works of others name their own licences.
      if (path === "/credits") continue;
      for (const text of [...inText(readOf(html)), ...inText(islandTexts(html))])
        found.set(text.replaceAll(/\s+/g, " "), path);
    }
    expect([...found]).toEqual([]);
  },
);

test.each(["/llms.txt", "/new-arrivals.xml", "/manifest.webmanifest", "/robots.txt"])(
  "[10.5.6] nor has the document %s",
  async (path) => {
    const text = await world.page(slug, path);
    // How addresses are made is said as it is: their parameter counts kilometres.
    const said = text.replaceAll(/https?:\/\/\S+|\bkm=,\d+|sortBy=\S.*|^Disallow:.*$/gm, "");
    expect(inText(said)).toEqual([]);
  },
);

test("[10.5.5] a vehicle is told in miles, horsepower and miles to the gallon, to search engines too", async () => {
  const car = world.cars.find(
    ({ simple_body, km, sold, attributes }) =>
      simple_body === "Ute" && (km ?? 0) > 50_000 && !sold && attributes?.["tow_braked"],
  );
  const page = await world.page(slug, `/cars/${car?.slug}`);
  for (const unit of [/[\d,]+ miles/, /\d+ hp/, /\d+ mpg/, /[\d,]+ lb/]) expect(readOf(page)).toMatch(unit);
  expect(page).toContain(`"unitCode":"SMI"`);
  expect(page).toContain(`"bodyType":"Pickup"`);
  expect(page).toContain(`"value":${Math.round((car?.km ?? 0) / 1.609344)}`);
});

test("[10.5.6] old addresses with our words lead to those of the country", async () => {
  const moved = await world.ask(slug, "/search/ute");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/search/pickup"]);
});

test.each([
  ["pickup under 60k miles", ["Pickup", "Up to 60,000 miles"]],
  ["gas 30 mpg", ["Gasoline", "Fuel economy from 30 mpg"]],
  ["ZIP 78701", ["Nearest to 78701 first"]],
  ["tundra 300 hp", ["Toyota Tundra", "Power from 300 hp"]],
])("[16.1.15] a typed search for %s says what it understood", async (typed, chips) => {
  const text = readOf(await world.page(slug, `/search/imports?${new URLSearchParams({ q: typed })}`));
  for (const chip of chips)
    expect(text.replaceAll(/Within \d+ miles of 78701/g, "Nearest to 78701 first")).toContain(chip);
});

/** What the recorded site of the United States sends where it differs from the Australian one: added lines. */
const recordedLines = readdirSync(recordFolder).flatMap((file) =>
  readFileSync(join(recordFolder, file), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("+"))
    .map((line) => line.slice(1)),
);

test("[11.7] mails about a lead, and the format of dealers' systems, are in its words and in miles", () => {
  // Names of fields that programs read are the same everywhere, and so are the answers that the test typed.
  const isOfPrograms = (line: string) =>
    /^\s*[{["]|^<(?!comments|odometer|bodystyle)|^additional_services: \[/.test(line);
  const read = recordedLines.filter((line) => !isOfPrograms(line)).map((line) => line.replace(/To \w+$/, ""));
  expect(read.filter((line) => line.includes("miles"))).not.toEqual([]);
  expect(read.flatMap(inText)).toEqual([]);
  const odometers = recordedLines.filter((line) => line.startsWith("<odometer"));
  expect(new Set(odometers)).toEqual(new Set(['<odometer status="original" units="miles">25476</odometer>']));
});

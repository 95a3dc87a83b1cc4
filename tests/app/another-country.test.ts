import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatOf } from "#domain/country/format.ts";
import { isPostcode } from "#domain/country/postcode.ts";
import { displayPhone } from "#domain/phone/display-phone.ts";
import { checkPhone } from "#domain/country/phone-rule.ts";
import { aCar } from "#tests/support/test-app.ts";
import { gb } from "#tests/fixtures/gb/gb.ts";

// A country is one file: with that of Great Britain in the list, the command line checks and applies a site there. The
// built pages know no country at all; what they need of one comes with the site.

const root = join(import.meta.dirname, "../..");
const dir = mkdtempSync(join(tmpdir(), "forecourt-country-"));
/** From source files: in the bundled program no file can be replaced by another. */
async function inCountry<T>(file: string, ...words: string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./tests/fixtures/gb/with-gb.ts", `tests/fixtures/gb/${file}`, ...words],
    {
      cwd: root,
      maxBuffer: 2 ** 26,
      env: { ...process.env, DATA_DIR: join(dir, "data"), MEDIA_DIR: join(root, "tests/fixtures/media") },
    },
  );
  return JSON.parse(stdout) as T;
}
/** The output of each of these commands, which all succeed. */
async function forecourt(...commands: string[][]): Promise<string[]> {
  const said = await inCountry<{ code: number; out: string; err: string }[]>("commands.ts", JSON.stringify(commands));
  expect(said.map(({ code, err }) => (code === 0 ? 0 : err))).toEqual(commands.map(() => 0));
  return said.map(({ out }) => out);
}
const place = { dealership_id: "albion", location_id: "albion-london" };
const car = aCar({ id: "g1", ...place, price: 12_450, before_price: 13_000, price_type: "On the road" });

type Visit = {
  listing: string;
  vehicle: string;
  form: string;
  refused: { status: number; body: object };
  sent: { status: number };
  mails: { to: string[]; text: string }[];
};
let seen: Visit;
beforeAll(async () => {
  seen = await inCountry<Visit>("visit.ts");
});

afterAll(() => rmSync(dir, { recursive: true }));

test("[10.5.2, 10.5.4, 10.7.1] a site there is applied, its stock is taken, no duty of another country is asked of it", async () => {
  const file = join(dir, "car.json");
  writeFileSync(file, JSON.stringify([car]));
  const sites = "tests/fixtures/gb/sites";
  const [applied, , listed, validated] = await forecourt(
    ["sites", "apply", sites],
    ["stock", "put", file],
    ["stock", "list", "albion"],
    ["sites", "validate", sites],
  );
  expect(applied).toContain("albion-cars");
  expect(listed).toContain("12450");
  expect(validated).not.toMatch(/Licence number|Spam Act/);
});

test("[10.5.5] its pages show pounds and miles, and no dollar or kilometre of a vehicle", () => {
  const { listing, vehicle } = seen;
  for (const page of [listing, vehicle]) {
    expect(page).toContain('lang="en-GB"');
    expect(page).toContain("£12,450");
    expect(page).toContain("Save £550");
    expect(page).toContain("25,476 miles");
    expect(page).not.toMatch(/\$\s?\d|>\$/);
  }
  expect(vehicle).toContain(">Miles<");
  expect(vehicle).not.toMatch(/41,000|Kilometres|comparison rate|\bGST\b|rego\b/i);
});

test("[5.3.4, 5.3.10] its forms take the numbers and postcodes of the country, and no others", () => {
  expect(seen.form).toContain("£12,450");
  expect(seen.refused).toMatchObject({
    status: 422,
    body: {
      fields: {
        phone: "Invalid phone number. Must be a UK number.",
        postcode: "Invalid postcode. Please enter a UK postcode.",
      },
    },
  });
  expect(seen.sent.status).toBe(201);
});

test("[11.7] its mails are written in its format", () => {
  const [dealer, visitor] = ["leads@albion.example", "ada@example.com"].map(
    (address) => seen.mails.find(({ to }) => to.includes(address))?.text ?? "",
  );
  expect(dealer).toContain("£12,450 On the road");
  expect(dealer).toContain("25,476 miles");
  expect(dealer).toContain("Received Tuesday, 10 March 2026 at 01:00");
  expect(visitor).toContain("£12,450 On the road");
  for (const mail of [dealer, visitor]) expect(mail).not.toMatch(/\$\d| km\b/);
});

test("the built pages hold no country", () => {
  const built = readFileSync(join(root, "build/server/index.js"), "utf8");
  for (const words of ["Motor Car Traders Act", "Unsolicited Electronic Messages Act", "oaic.gov.au"]) {
    expect(built).not.toContain(words);
  }
});

test.each([
  ["07700900123", null, "07700 900123"],
  ["+44 20 7946 0000", null, "020 7946 0000"],
  ["0113 496 0000", null, "0113 496 0000"],
  ["01632 960000", null, "01632 960000"],
  ["0412 345 678", "Invalid phone number. Must be a UK number.", "0412 345 678"],
])("[5.3.4, 5.3.10] %s in Great Britain", (number, problem, shown) => {
  expect(checkPhone(number, { phone: gb.phones[0], test_phone: null })).toBe(problem);
  expect(displayPhone(number, gb)).toBe(shown);
});

test("[9.4.6, 10.5.5] postcodes, money and distances of Great Britain", () => {
  expect(["SW1A 1AA", "sw1a1aa", "M1 1AE", "2000", "SW1A"].map((text) => isPostcode(text, gb.postcode))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const { money, exactMoney, distance, date } = formatOf(gb);
  expect([money(12_450), exactMoney(99.5), distance(16.1)]).toEqual(["£12,450", "£99.50", "10 miles"]);
  expect(date("2026-03-11", "day")).toBe("11 March 2026");
});

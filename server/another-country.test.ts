import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { formatOf } from "#domain/country/format.ts";
import { isPostcode } from "#domain/country/postcode.ts";
import { displayPhone } from "#domain/phone/display-phone.ts";
import { checkPhone } from "#domain/phone/phone-rule.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import { aCar } from "#tests/support/test-app.ts";
import { gb } from "#tests/fixtures/gb/gb.ts";

// A country is one file: with that of Great Britain in the list, the command line checks and applies a site there. The
// built pages know no country at all; what they need of one comes with the site.

const root = join(import.meta.dirname, "..");
const dir = mkdtempSync(join(tmpdir(), "forecourt-country-"));
const env = {
  DATA_DIR: join(dir, "data"),
  MEDIA_DIR: join(root, "tests/fixtures/media"),
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, "tests/fixtures/gb/with-gb.ts")).href}`,
};
const forecourt = async (...words: string[]) => {
  const { code, out, err } = await startForecourt(words, env).ended;
  expect(code, err).toBe(0);
  return out;
};
const place = { dealership_id: "albion", location_id: "albion-london" };
const car = aCar({ id: "g1", ...place, price: 12_450, before_price: 13_000, price_type: "On the road" });

afterAll(() => rmSync(dir, { recursive: true }));

test("[10.5.2, 10.5.4] a site there is applied, and its stock is taken", async () => {
  writeFileSync(join(dir, "car.json"), JSON.stringify([car]));
  expect(await forecourt("sites", "apply", "tests/fixtures/gb/sites")).toContain("albion-cars");
  await forecourt("stock", "put", join(dir, "car.json"));
  expect(await forecourt("stock", "list", "albion")).toContain("12450");
});

test("[10.7.1] no duty of another country is asked of it", async () => {
  expect(await forecourt("sites", "validate", "tests/fixtures/gb/sites")).not.toMatch(/Licence number|Spam Act/);
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

import { expect, test } from "vitest";
import { type CountryCode, countries, countryCodes, countryOfRegion } from "#domain/country/countries.ts";
import { licenceIn } from "#domain/country/licence.ts";
import { isPostcode } from "#domain/country/postcode.ts";
import { loadFolder } from "./load-folder.ts";
import { completeSettings } from "./resolve-site.ts";
import { fileSchemas } from "./json-schema.ts";

const [demo] = loadFolder("demo/sites").network.sites;
const resolved = (own: Record<string, unknown>) => {
  const { country: _country, phone_variant: _variant, ...rest } = demo?.own ?? {};
  const { data, error } = completeSettings({ ...rest, ...own });
  if (!data) throw error;
  return data;
};
const four = ({ locale, currency, distance_unit, phone_variant }: ReturnType<typeof resolved>) =>
  [locale, currency, distance_unit, phone_variant.variant].join(" ");

test.each([
  ["AU", "en-AU AUD km au"],
  ["NZ", "en-NZ NZD miles nz"],
  ["US", "en-US USD miles us"],
] as const)("[10.5.4, 9.4.6] a site in %s that says no more has %s", (code, said) => {
  const settings = resolved({ country: code });
  expect(settings.country).toBe(countries[code]);
  expect(four(settings)).toBe(said);
});

test("[10.5.4] what a site says itself stands over what follows from its country", () => {
  const own = { country: "NZ", locale: "en-AU", currency: "AUD", distance_unit: "km", phone_variant: "au-mobile" };
  expect(four(resolved(own))).toBe("en-AU AUD km au-mobile");
  expect(four(resolved({ country: "NZ", distance_unit: "km" }))).toBe("en-NZ NZD km nz");
});

test("[10.5.2] a country that nobody knows is refused by name, and nothing that would follow from it", () => {
  const { error } = completeSettings({ ...demo?.own, country: "XX" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["country"]);
});

test("[10.5.2] editors offer the countries that there are", () => {
  const { properties } = fileSchemas.site() as { properties: Record<string, { enum?: string[] }> };
  expect(properties["country"]?.enum).toEqual(countryCodes);
  expect(properties["phone_variant"]?.enum).toEqual(["au", "au-mobile", "nz", "us"]);
});

test.each(countryCodes)("[10.5.2] %s is whole: its own examples pass its own rules", (code: CountryCode) => {
  const country = countries[code];
  expect(country.code).toBe(code);
  expect(country.phones.map(({ variant }) => variant)).toContain(country.phone_variant);
  expect(isPostcode(country.postcode.example, country.postcode)).toBe(true);
  expect(country.postcode.example.length).toBeLessThanOrEqual(country.postcode.longest);
  expect(country.regions.length).toBeGreaterThan(0);
  for (const { code: region } of country.regions) {
    for (const kind of ["sales", "service"] as const) {
      const { written } = licenceIn(country, region, kind) ?? {};
      expect(written === undefined || new RegExp(written.pattern, "i").test(written.example)).toBe(true);
    }
  }
});

test("[15.2.1] regions lead to their country; one that is not listed is of the country that lists not all", () => {
  expect(["", "VIC", "TX", "Otago", "Queenstown", "WA"].map(countryOfRegion)).toEqual([
    "AU",
    "AU",
    "US",
    "NZ",
    "NZ",
    "AU",
  ]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carSchema, financeLender, paymentProcessor } from "#domain/car/car.ts";
import { eventIds } from "#domain/tracking/event-ids.ts";
import { formIds } from "#domain/form/forms.ts";
import { categories } from "#domain/form/categories.ts";
import { address, dealershipSchema, locationSchema } from "#domain/location/location.ts";
import { pageForms, sectionKinds } from "#domain/page/section-kinds.ts";
import { facetNames } from "#domain/search/facets.ts";
import { stockPresets } from "#domain/search/presets.ts";
import { privateSettings } from "#site/schema/integrations.ts";
import { siteSettings } from "#site/schema/site-settings.ts";

/** The text of a section in one line, without its anchors. */
function section(file: string, number: string): string {
  const parts = readFileSync(`docs/spec/${file}`, "utf8").split(/^(?=## )/m);
  const found = parts.find((part) => part.includes(`<a id="${number}"></a>${number} `));
  return (found ?? "").replaceAll(/<a id="[^"]+"><\/a>/g, "").replaceAll(/\s+/g, " ");
}

const missing = (text: string, names: readonly string[]) =>
  names.filter((name) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(text));

// The specification lists what a reader looks up. A field added to the code has to be added there.
test.each<[string, string, string, readonly string[]]>([
  ["fields of a car", "03-entities.md", "3.1", Object.keys(carSchema.shape)],
  ["fields of a lender", "03-entities.md", "3.1", Object.keys(financeLender.shape)],
  ["fields of a payment processor", "03-entities.md", "3.1", Object.keys(paymentProcessor.shape)],
  ["settings", "03-entities.md", "3.4", Object.keys(siteSettings.shape)],
  ["private settings", "03-entities.md", "3.4", Object.keys(privateSettings.shape)],
  ["fields of a location", "03-entities.md", "3.5", Object.keys(locationSchema.shape)],
  ["fields of an address", "03-entities.md", "3.5", Object.keys(address.shape)],
  ["fields of a dealership", "03-entities.md", "3.5", Object.keys(dealershipSchema.shape)],
  ["categories of leads", "03-entities.md", "3.10", categories],
  ["forms", "05-validation.md", "5.10", formIds.filter((id) => id !== "general")],
  ["event ids", "09-constants.md", "9.3", Object.values(eventIds).map(String)],
  ["stock presets", "09-constants.md", "9.5", Object.keys(stockPresets)],
])("docs/spec lists all %s", (_what, file, number, names) => {
  expect(missing(section(file, number), names)).toEqual([]);
});

test("docs/pages.md lists every section, and every form that a page may carry", () => {
  const rows = readFileSync("docs/pages.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const sections = rows.map((row) => /^\| `([\w-]+)/.exec(row)?.[1]);
  expect(sections).toEqual(expect.arrayContaining(Object.keys(sectionKinds)));
  const forms = rows.find((row) => row.startsWith("| `form ")) ?? "";
  expect(missing(forms, pageForms)).toEqual([]);
});

test("[3.7.1] docs/spec lists the facets in their order", () => {
  const [, listed = ""] = /in the order of the query: ([^;]+); then/.exec(section("03-entities.md", "3.7")) ?? [];
  expect([...listed.split(", "), "dealership_slug", "features", "size", "electric_range"]).toEqual(facetNames);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import { checkLegal } from "#site/legal/check-legal.ts";
import { loadFolder } from "#site/load-folder.ts";
import { sentence } from "#site/yaml-file.ts";
import { demoStock } from "../preview-stock.ts";
import { type Answers, featureNames, templateChoices } from "./answers.ts";
import { siteFiles } from "./site-files.ts";

const licences: Record<string, string> = { AU: "LMCT 12345", NZ: "M123456" };

/** The template that says it is for such dealers. */
const suiting = (dealers: string): string =>
  Object.keys(templateChoices).find((name) => templateChoices[name]?.includes(dealers)) ?? "";

function networkOf(over: Partial<Answers>) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-wizard-"));
  const country = over.country ?? "AU";
  const place = { name: "Town", street: "1 Road", city: "Town", postcode: "3000", phone: "03 5550 1234" };
  const answers: Answers = {
    name: "Tom's Cars",
    legalName: "Tom Pty Ltd",
    slug: "tom-s-cars",
    template: suiting("used-car"),
    brand: "#1d3f7a",
    accent: "#0b57d0",
    country,
    host: "www.tom.example",
    email: "sales@tom.example",
    licence: licences[country] ?? null,
    places: [{ ...place, state: country === "NZ" ? "Otago" : "VIC", hours: "six-days" }],
    features: featureNames,
    ...over,
  };
  const { site, dealership, pages } = siteFiles(answers);
  // Anchors and aliases, which nobody writes by hand.
  expect(`${site}${dealership}`).not.toMatch(/[&*][a-z]\d+\b/);
  mkdirSync(join(folder, "dealerships"));
  mkdirSync(join(folder, answers.slug, "pages"), { recursive: true });
  writeFileSync(join(folder, `${answers.slug}.yaml`), site);
  writeFileSync(join(folder, "dealerships", `${answers.slug}.yaml`), dealership);
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, answers.slug, "pages", name), text);
  const loaded = loadFolder(folder);
  rmSync(folder, { recursive: true });
  return loaded;
}

test.each(["AU", "NZ"] as const)("[10.11.6] the wizard's own choices in %s give no warning, in any look", (country) => {
  for (const template of Object.keys(templateChoices)) {
    const { network, problems } = networkOf({ country, template });
    expect(problems.map(sentence)).toEqual([]);
    expect(checkLegal(network).map(sentence)).toEqual([]);
    expect(network.dealerships[0]?.dealership.legal_name).toBe("Tom Pty Ltd");
  }
});

test("[10.11.6] every region of New Zealand is offered", () => {
  const regions = countries.NZ.regions.map(({ code }) => code);
  expect(regions).toHaveLength(16);
  expect(regions).toContain("Manawatū-Whanganui");
});

test("[10.11.6] a car dealer gets sample cars, and a dealer of caravans gets caravans", async () => {
  const bodiesOf = async (template: Answers["template"]) => {
    const cars = await demoStock(networkOf({ template }).network);
    expect(cars.length).toBeGreaterThan(20);
    return new Set(cars.map(({ simple_body }) => simple_body ?? ""));
  };
  expect(
    [...(await bodiesOf(suiting("used-car")))].filter((body) => /caravan|camper|truck|motorcycle/iu.test(body)),
  ).toEqual([]);
  expect([...(await bodiesOf(suiting("caravans")))].some((body) => /caravan|camper|truck/iu.test(body))).toBe(true);
});

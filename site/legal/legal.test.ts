import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { loadFolder } from "#site/load-folder.ts";
import { sentence } from "#site/yaml-file.ts";
import { aCar } from "#tests/support/test-app.ts";
import { checkLegal } from "./check-legal.ts";
import { priceTypeWarnings } from "./price-types.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "legal-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  rmSync(join(folder, "second-site.yaml"));
  rmSync(join(folder, "second-site"), { recursive: true });
  rmSync(join(folder, "dealerships/second.yaml"));
  // Everything complies, so that each case shows what it breaks.
  add("first-site.yaml", "enquiry: { opt_in_default: false }\n");
  add("first-site/pages/privacy-policy.md", "---\ntitle: Privacy\ndescription: Privacy.\n---\nOurs.\n");
  edit("dealerships/first.yaml", (text) => `${text.trimEnd()}\n    dealer_license_number: LMCT 12088\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function add(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: "a" });
}
function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
}
function warnings(): string[] {
  const { network, problems } = loadFolder(folder);
  expect(problems.map(sentence)).toEqual([]);
  return checkLegal(network).map((warning) => `${warning.rule} | ${sentence(warning)}`);
}
const finance = (warning: string, licence = "ACL 1") =>
  `finance_provider: { key: k, name: N, lender_type: 2, excluded_makes: [], excluded_dealerships: [], credit_licence: ${licence}, warning: "${warning}", interest_rate: 8, comparison_rate: 9, fees: { establishment: 395, monthly: 0 }, path: /finance, apply_path: null, destination: leads, terms_text: T, steps: null }\n`;
const good = "WARNING: this comparison rate is true only for the examples given: $30,000 over 5 years.";

test("a site in order is warned of nothing", () => {
  add("first-site.yaml", finance(good));
  expect(warnings()).toEqual([]);
});

describe("licence number", () => {
  const state = (code: string) =>
    edit("dealerships/first.yaml", (text) => text.replace(/state: \w+/, `state: ${code}`));
  const number = (value: string) =>
    edit("dealerships/first.yaml", (text) =>
      text.replace(/dealer_license_number: .*/, `dealer_license_number: "${value}"`),
    );

  test.each([
    ["NSW", "motor dealer licence", "Motor Dealers and Repairers Act 2013 (NSW)"],
    ["VIC", "motor car trader's licence", "Motor Car Traders Act 1986 (Vic)"],
    ["QLD", "motor dealer licence", "Motor Dealers and Chattel Auctioneers Act 2014 (Qld)"],
    ["SA", "second-hand vehicle dealer's licence", "Second-hand Vehicle Dealers Act 1995 (SA)"],
    ["WA", "motor vehicle dealer's licence", "Motor Vehicle Dealers Act 1973 (WA)"],
    ["TAS", "motor vehicle trader's licence", "Motor Vehicle Traders Act 2011 (Tas)"],
    ["ACT", "motor vehicle dealer's licence", "Sale of Motor Vehicles Act 1977 (ACT)"],
    ["NT", "motor vehicle dealer's licence", "Consumer Affairs and Fair Trading Act 1990 (NT)"],
  ])("[3, 10.7.1] %s has its own", (code, name, act) => {
    state(code);
    number("");
    expect(warnings()).toEqual([
      expect.stringMatching(
        /^Licence number \| dealerships\/first\.yaml, line \d+, locations\.0\.dealer_license_number: /,
      ),
    ]);
    expect(warnings()[0]).toContain(`the ${name} is missing (${act})`);
  });
  test("[3, 10.7.1] New Zealand registers its traders", () => {
    number("");
    add("first-site.yaml", "country: NZ\nvehicle_page: { consumer_information_notice: 'https://cin.example/' }\n");
    expect(warnings()[0]).toContain(
      "the motor vehicle trader registration is missing (Motor Vehicle Sales Act 2003 (NZ))",
    );
  });
  test("elsewhere nothing is asked", () => {
    number("");
    add("first-site.yaml", "country: US\n");
    expect(warnings()).toEqual([]);
  });
  test("[3, 10.7.1] it is written as the state writes it", () => {
    number("12088");
    expect(warnings()[0]).toContain('is written like "LMCT 12088"');
  });
  test("[2.3, 10.7.1] it is shown somewhere: on the cards of places, or in the footer", () => {
    add("first-site.yaml", "locations: { licences: false }\n");
    expect(warnings()[0]).toContain("LMCT 12088 is shown nowhere");
    add("first-site.yaml", "footer: { licences: [Dealer lmct12088] }\n");
    expect(warnings()).toEqual([]);
  });
  test("a workshop in New South Wales has one of its own", () => {
    state("NSW");
    add("dealerships/first.yaml", "    location_type: service\n");
    expect(warnings()[0]).toContain("the motor vehicle repairer licence is missing");
  });
});

test("[2.3, 10.7.4] New Zealand: used cars lead to their Consumer Information Notice", () => {
  add("first-site.yaml", "country: NZ\n");
  expect(warnings()[0]).toContain("Consumer Information Notice");
  add("first-site.yaml", "vehicle_page: { consumer_information_notice: /notice }\n");
  expect(warnings()[0]).toMatch(
    /first-site\.yaml, line \d+, vehicle_page\.consumer_information_notice: there is no page \/notice/,
  );
  add("first-site/pages/notice.md", "---\ntitle: Notice\ndescription: Notice.\n---\nHere.\n");
  expect(warnings()).toEqual([]);
});

test("[5, 10.7.3] rates are shown with the warning that the law words", () => {
  add("first-site.yaml", finance("Fees apply.", "null"));
  expect(warnings()).toEqual([
    expect.stringMatching(/^Comparison rate warning .* first-site\.yaml, line \d+, finance_provider\.warning: /),
    expect.stringMatching(/^Credit licence .*finance_provider\.credit_licence: /),
  ]);
});

test.each([
  ["9", true],
  ["8.57", true],
  ["8.56", false],
  ["7.5", false],
])("[5, 10.7.3] a comparison rate of %s for 8%% and $395 is %s", (stated, isRight) => {
  add("first-site.yaml", finance(good).replace("comparison_rate: 9", `comparison_rate: ${stated}`));
  const tooLow = new RegExp(
    `^Comparison rate .* line \\d+, finance_provider\\.comparison_rate: ${stated}% is too low: 8% with these fees is 8.57% on`,
  );
  expect(warnings().map((warning) => tooLow.test(warning))).toEqual(isRight ? [] : [true]);
});

test("[10.7.2] an offer that names a price says drive away; one that names a rate names its comparison rate", () => {
  const offer = (slug: string, body: string, terms: string) =>
    `- { slug: ${slug}, title: T, manufacturer: kia, body: "${body}", terms: "${terms}" }\n`;
  rmSync(join(folder, "first-site/offers.yaml"));
  add(
    "first-site/offers.yaml",
    offer("a", "Now $24,990.", "Ends Sunday.") +
      offer("b", "Now $24,990.", "Drive-away price.") +
      offer("c", "Finance at 1.9% p.a.", "Approved buyers.") +
      offer("d", "Finance at 1.9% p.a.", "Comparison rate 2.4% p.a.") +
      offer("e", "Save $1,000 on accessories.", "Ends Sunday."),
  );
  expect(warnings().map((text) => text.split(" | ")[1]?.split(":")[0])).toEqual([
    "first-site/offers.yaml, line 1, 0",
    "first-site/offers.yaml, line 3, 2",
  ]);
});

test("[5, 10.7.4] a privacy policy that names the company, and no box ticked beforehand", () => {
  rmSync(join(folder, "first-site/pages"), { recursive: true });
  edit("first-site.yaml", (text) => text.replace("opt_in_default: false", "opt_in_default: true"));
  expect(warnings().map((text) => text.split(" ")[0])).toEqual(["Privacy", "Consent"]);
});

test("[4.3, 10.7.2] cars that are advertised at less than is paid in all are counted, with one to look at", async () => {
  const { network } = loadFolder(folder);
  const cars: CarInput[] = [
    aCar({ id: "a1" }),
    aCar({ id: "a2", price_type: "Excl. Govt. Charges" }),
    aCar({ id: "a3", price_type: "Excl. Govt. Charges" }),
    aCar({ id: "a4", price_type: "", price: null }),
    aCar({ id: "a5", price_type: "", show_on_dealer_website: false }),
  ];
  const found = await priceTypeWarnings(network, async () => cars.map((car) => carSchema.parse(car)));
  expect(found.map(sentence)).toEqual([
    'dealerships/first.yaml, id: 2 of its cars are advertised as "Excl. Govt. Charges" (A2 is one): the price shown has to be the drive away price',
  ]);
});

test("the demo dealers are warned of a ticked box alone", () => {
  const rules = checkLegal(loadFolder("demo/sites").network).map(({ rule }) => rule.split(" (")[0]);
  expect([...new Set(rules)]).toEqual(["Consent to marketing"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { categories } from "#domain/form/categories.ts";
import { dtdProblems } from "#tests/support/dtd-problems.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { adfDocument, adfProspect } from "./adf.ts";

const dtd = readFileSync(join(import.meta.dirname, "../../../tests/fixtures/adf-1.0.dtd"), "utf8");
const car = sampleCar({
  vin: "JTD123",
  badge: "SR5",
  colour: "Blue & white",
  images: [{ url: "/media/car.webp", image_key: "a", width: 10, height: 10, cutout: false }],
});

test.each(categories)("[11.7.1] an ADF document about a %s fits the format's definition", (category) => {
  const prospects = [null, car].map((one) => adfProspect(sampleLeadContext({ car: one }, { category })));
  expect(dtdProblems(adfDocument(prospects), dtd)).toEqual([]);
});

test("[11.7.1] whatever a visitor writes stays text in ADF", () => {
  const nasty = `</comments><vendor/> ]]> & <!-- "'`;
  const fields = { name: nasty, email: nasty, phone: nasty, message: nasty, postcode: nasty, [nasty]: nasty };
  const document = adfDocument([adfProspect(sampleLeadContext({ car }, { fields }))]);
  expect(dtdProblems(document, dtd)).toEqual([]);
  expect(document).toContain("&lt;/comments&gt;&lt;vendor/&gt; ]]&gt; &amp; &lt;!-- &quot;&#39;");
});

test("[11.7.1] ADF names car, price, customer and vendor", () => {
  const document = adfProspect(sampleLeadContext({ car, isTest: true }, { category: "Test Drive" }));
  for (const part of [
    '<vehicle interest="test-drive" status="used">',
    "<year>2021</year><make>Toyota</make><model>Hilux</model><vin>JTD123</vin><stock>U100</stock><trim>SR5</trim>",
    '<price type="asking" currency="AUD">49990</price>',
    '<name part="full" type="individual">Ana Ito</name><email>ana@example.com</email>',
    "TEST LEAD, please ignore",
    "<requestdate>2026-03-10T01:00:00+00:00</requestdate>",
  ]) {
    expect(document).toContain(part);
  }
});

test("[3.5.6] ADF carries the dealership's own number", () => {
  const context = sampleLeadContext({ car });
  const dealerships = context.site.dealerships.map((one) => ({ ...one, dealer_id: "D-100" }));
  const document = adfDocument([adfProspect({ ...context, site: { ...context.site, dealerships } })]);
  expect(document).toContain('<id sequence="2" source="dealer_id">D-100</id>');
  expect(dtdProblems(document, dtd)).toEqual([]);
});

test("the check of the definition finds what is wrong", () => {
  const right = adfDocument([adfProspect(sampleLeadContext({ car }))]);
  expect(dtdProblems(right.replace("<year>2021</year>", ""), dtd)).toHaveLength(1);
  expect(dtdProblems(right.replace('interest="buy"', 'interest="steal"'), dtd)).toEqual(['<vehicle> interest="steal"']);
  expect(() => dtdProblems(right.replace("</vehicle>", ""), dtd)).toThrow(/ends/);
});

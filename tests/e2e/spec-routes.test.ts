import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";

// Every route of the table of spec 2.1, on a demo site that has it. Any other status than 200 redirects to the page
// that exists.

type Row = [route: string, site: string, path: string, status?: number];

const rows: Row[] = [
  ["/search/new-used-and-demo-cars", "harbour-city-motors", "/search/new-used-and-demo-cars"],
  ["/search/used-cars", "harbour-city-motors", "/search/used-cars"],
  ["/search/new-cars", "harbour-city-motors", "/search/new-cars"],
  ["/search/demo-cars", "harbour-city-motors", "/search/demo-cars"],
  ["/search/new-and-demo-cars", "meridian-new-cars", "/search/new-and-demo-cars"],
  ["/search/subscription-cars", "flexi-drive", "/search/subscription-cars"],
  ["/search/rental-cars, as /find/rental-cars", "flexi-drive", "/find/rental-cars"],
  ["/used-car", "sunstate-autos", "/used-car"],
  ...["suv", "hatchback", "ute", "coupe", "sedan", "wagon"].map((body): Row => [
    "/search/{body}",
    "harbour-city-motors",
    `/search/${body}`,
  ]),
  ["/search/{make}", "harbour-city-motors", "/search/toyota"],
  ["/search/{make}/{model}", "harbour-city-motors", "/search/toyota/rav4"],
  ["/search/{cartype}-cars, with a make", "harbour-city-motors", "/search/used-cars/toyota"],
  ["/cars/trade-in", "harbour-city-motors", "/cars/trade-in"],
  ["/finance", "harbour-city-motors", "/finance"],
  ["/finance-enquiry", "kauri-motor-company", "/finance-enquiry"],
  ["/apply-for-finance", "harbour-city-motors", "/apply-for-finance"],
  ["/favourites", "harbour-city-motors", "/favourites"],
  ["/compare", "sunstate-autos", "/compare"],
  ["a favourites path of one's own", "meridian-new-cars", "/my-meridian"],
  ["/success", "harbour-city-motors", "/success?category=used-vehicle-enquiry"],
  ["/contact", "harbour-city-motors", "/contact"],
  ["/contact-us/{location-slug}", "harbour-city-motors", "/contact-us/alexandria"],
  ["/service", "harbour-city-motors", "/service"],
  ["a brand-specific service page", "meridian-new-cars", "/meridian-service"],
  ["/valuations", "harbour-city-motors", "/valuations"],
  ["/special-offers", "meridian-new-cars", "/special-offers"],
  ["/dealerships", "harbour-city-motors", "/dealerships"],
  ["/faqs", "kauri-motor-company", "/faqs"],
  ["/electric-cars", "kauri-motor-company", "/electric-cars"],
  ["/instant-price", "sunstate-autos", "/instant-price"],
  ["/privacy-policy", "harbour-city-motors", "/privacy-policy"],
  ["/pages/privacy-statement", "harbour-city-motors", "/pages/privacy-statement"],
  ["/terms-and-conditions", "harbour-city-motors", "/terms-and-conditions"],
  ["/models?body={body}", "harbour-city-motors", "/models?body=people-mover"],
  ["/models?body={body}, lower-cased and hyphenated", "harbour-city-motors", "/models?body=People%20Mover", 308],
  ["/models?body=all", "meridian-new-cars", "/models?body=all"],
  ["/brands/{brand slug}", "harbour-city-motors", "/brands/toyota"],
  ["/{model slug}", "harbour-city-motors", "/toyota-rav4"],
  ["the handback guarantee of a group", "harbour-city-motors", "/handback-guarantee"],
  ["the protection plan of a group", "harbour-city-motors", "/protection-plan"],
  ["the coating product of a group", "harbour-city-motors", "/harbour-shield"],
  ["about", "corner-lot", "/about"],
  ["careers", "redline-motorcycles", "/careers"],
  ["fleet", "outback-caravans-trucks", "/fleet"],
  ["parts", "harbour-city-motors", "/parts"],
  ["sell my car", "kauri-motor-company", "/sell-my-car"],
  ["feedback", "redline-motorcycles", "/feedback"],
  ["subscribe", "southern-cross-prestige", "/subscribe"],
  ["image credits", "harbour-city-motors", "/credits"],
  ["accessibility statement", "corner-lot", "/accessibility"],
];

describe("[2.1.1] every route of the table answers on a demo site", () => {
  test.each(rows)("%s on %s: %s", async (_route, site, path, status = 200) => {
    const page = await ask(inject("demoPort"), site, path);
    expect(page.status).toBe(status);
    if (status !== 200) return;
    expect(page.text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.text).toMatch(/<title>[^<]+<\/title>/);
  });

  test("/cars/{slug}: a vehicle of the listing", async () => {
    const listing = await ask(inject("demoPort"), "harbour-city-motors", "/search/used-cars");
    const car = /href="(\/cars\/[^"/?#]+)"/.exec(listing.text)?.[1] ?? "";
    expect((await ask(inject("demoPort"), "harbour-city-motors", car)).status).toBe(200);
  });

  test.each([
    ["harbour-city-motors", "checkout"],
    ["meridian-new-cars", "buy-online"],
  ])("[2.1.2] /cars/{slug}/checkout: on %s it is called %s", async (site, word) => {
    const { text } = await ask(inject("demoPort"), site, "/search/used-cars");
    const [, car = ""] = new RegExp(`href="(/cars/[^"/?#]+)/${word}"`).exec(text) ?? [];
    const pages = await Promise.all(
      ["checkout", "buy-online"].map((one) => ask(inject("demoPort"), site, `${car}/${one}`)),
    );
    expect(pages.map(({ status }) => status)).toEqual(word === "checkout" ? [200, 308] : [308, 200]);
  });

  test("[2.3.63, 4.5.2, 4.5.4] the trade-in questions state the limits, and the 14 days only where the dealer promises them", async () => {
    const [harbour, sunstate] = await Promise.all(
      ["harbour-city-motors", "sunstate-autos"].map((site) => ask(inject("demoPort"), site, "/valuations")),
    );
    // Sunstate values older ones too (15.2.7).
    expect(harbour?.text).toContain("Vehicles over 7 years old or over 100,000 km generally get no online estimate.");
    expect(sunstate?.text).toContain("Vehicles over 12 years old or over 200,000 km generally get no online estimate.");
    for (const page of [harbour, sunstate]) {
      expect(page?.text).toContain("payout letter");
      expect(page?.text).toContain("direct credit");
    }
    expect(harbour?.text).not.toContain("14 days");
    for (const fact of ["14 days", "500 km", "quarter tank", "keys and accessories", "lien"]) {
      expect(sunstate?.text).toContain(fact);
    }
  });
  test("[4.5.6] the privacy page states its days, with the dealer's own address", async () => {
    const { text } = await ask(inject("demoPort"), "sunstate-autos", "/privacy-policy");
    expect(text).toContain("Complaints are answered in 14 days.");
    expect(text).toContain("An access request is acknowledged in 7 days and granted within 30 days.");
    expect(text).toContain("Licensed motor dealer 4412087");
  });
  test("[2.1.15, 2.3] a brand that is only in stock has its listing, and one that nobody knows has nothing", async () => {
    const port = inject("demoPort");
    const inStock = await ask(port, "harbour-city-motors", "/brands/audi");
    expect([inStock.status, inStock.headers.location]).toEqual([302, "/search/audi"]);
    expect((await ask(port, "harbour-city-motors", "/brands/no-such-make")).status).toBe(404);
    expect((await ask(port, "harbour-city-motors", "/models?body=no-such-body")).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";

// Texts that the specification quotes appear word for word; only the word for the vehicle is the site's own.

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  // The fleet yards have nothing that the others lack.
  world = await createDemoWorld({}, (cars) => cars.filter(({ id }) => !/^h[fg]/.test(id)));
}, 600_000);
afterAll(() => world.close());

const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, " ")
    .replaceAll(/<!-- -->|<[^>]*>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s*\n\s*/g, "\n");

/** The text by itself: surrounding text is on another line or in another element. */
const says = (page: string, text: string) => page.split("\n").some((line) => line.trim() === text);

const oneOf = (dealership: string, fits: (car: CarInput) => boolean) => {
  const car = world.cars.find(
    (one) => one.dealership_id === dealership && one.show_on_dealer_website !== false && fits(one),
  );
  if (!car) throw new Error(`${dealership} has no such car`);
  return `/cars/${car.slug}`;
};
const isPlain = (car: CarInput) =>
  !car.sold && !car.reserved && !car.held_until && !car.tag && car.status !== "coming_soon" && (car.price ?? 0) > 5000;

type Line = readonly [section: string, text: string, site: string, path: string | (() => string)];
const used = (dealership: string) => () => oneOf(dealership, (car) => isPlain(car) && car.car_type === "used");

const onPages: readonly Line[] = [
  ["2.3", "Like this and want something similar?", "harbour-city-motors", "/search/used-cars?status=sold"],
  ["2.3", "Find Me Something Similar", "harbour-city-motors", "/search/used-cars?status=sold"],
  ["2.3", "Enquire", "harbour-city-motors", used("hcm-alexandria")],
  ["2.3", "Get Finance", "harbour-city-motors", used("hcm-alexandria")],
  ["2.3", "Trade-In Valuation", "harbour-city-motors", used("hcm-alexandria")],
  ["2.3", "Got a Question?", "kauri-motor-company", used("kauri-motor-company")],
  ["2.3", "Ask to Reserve", "kauri-motor-company", used("kauri-motor-company")],
  ["2.3", "Book a Test Drive", "harbour-city-motors", used("hcm-alexandria")],
  ["2.3", "EMAIL US", "southern-cross-prestige", "/dealerships"],
  ["2.3", "View Holiday Opening Hours", "harbour-city-motors", "/dealerships"],
  ["2.3", "Get Directions", "harbour-city-motors", "/dealerships"],
  ["2.3", "Mon-Fri", "harbour-city-motors", "/dealerships"],
  ["2.3", "By appointment only", "southern-cross-prestige", "/dealerships"],
  ["2.3", "Coming Early 2027", "sunstate-autos", "/dealerships"],
  ["2.3", "Locations", "lone-star-imports", "/"],
  ["2.3", "Dealership:", "sunstate-autos", "/"],
  ["2.3", "Service Centre:", "southern-cross-prestige", "/"],
  ["2.3", "Address", "sunstate-autos", "/"],
  ["2.3", "Shop Cars", "harbour-city-motors", "/"],
  ["2.3", "Browse by body style", "harbour-city-motors", "/"],
  ["2.3", "Pre-Owned", "southern-cross-prestige", "/"],
  ["2.3", "All Cars", "kauri-motor-company", "/"],
  ["2.3", "Find cars for your budget", "harbour-city-motors", "/"],
  ["2.3", "Select your preferred car types", "harbour-city-motors", "/"],
  ["2.3", "View more", "harbour-city-motors", "/"],
  ["2.3", "Scroll To Top", "harbour-city-motors", "/"],
  ["2.3", "Powered by Forecourt", "harbour-city-motors", "/"],
  ["2.1", "My Garage", "redline-motorcycles", "/"],
  ["4.2", "COMING SOON", "harbour-city-motors", "/search?status=coming_soon"],
  ["4.3", "PREORDER", "harbour-city-motors", () => oneOf("hcm-alexandria", (car) => car.preorder === true)],
  ["4.7", "Submit", "harbour-city-motors", "/contact"],
  ["4.7", "Submit Form", "kauri-motor-company", "/contact"],
  ["4.7", "Continue", "harbour-city-motors", () => `${used("hcm-alexandria")()}/enquire`],
  ["4.10", "0 cars Found", "harbour-city-motors", "/budget?repayment=1&deposit=0"],
  ["4.10", "No cars found for this budget", "harbour-city-motors", "/budget?repayment=1&deposit=0"],
  ["5", "General Enquiry", "harbour-city-motors", "/contact"],
  ["8", "Invalid postcode", "harbour-city-motors", "/dealerships?postcode=0001"],
];

describe("[2.1.6, 2.3.8, 2.3.60, 2.3.65] on a page", () => {
  test.each(onPages)("[%s] '%s' on %s", async (_section, text, site, path) => {
    const address = typeof path === "string" ? path : path();
    expect(says(plain(await world.page(site, address)), text), address).toBe(true);
  });

  test("[5.5.1] 'I have read and understood the Privacy Statement', with a link to it", async () => {
    const page = await world.page("harbour-city-motors", "/finance");
    // The last step asks it; until then the form keeps it for the script.
    expect(page).toContain("I have read and understood the Privacy Statement");
    expect(page).toContain("/pages/privacy-statement");
  });

  test("[2.3.42] 'View {carType}s In This Range' has the site's word for the vehicle", async () => {
    expect(plain(await world.page("harbour-city-motors", "/budget"))).toMatch(/View [\d,]*\s*cars In This Range/i);
    expect(plain(await world.page("redline-motorcycles", "/budget"))).toMatch(/View [\d,]*\s*bikes In This Range/i);
  });
});

const badFields = {
  name: "R2-D2",
  phone: "12345",
  email: "nobody",
  postcode: "12",
  category: "General Enquiry",
  message: "",
};

/** A form as a browser without script posts it. */
async function posted(site: string, path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) };
  return plain(await (await world.ask(site, path, { method: "POST", body, headers })).text());
}

describe("after a form was posted", () => {
  test.each([
    ["harbour-city-motors", "*This is a required field."],
    ["harbour-city-motors", "invalid email address"],
    ["harbour-city-motors", "Invalid phone number. Must be an Australian number."],
    ["flexi-drive", "Invalid phone number. Must be an Australian mobile number."],
    ["kauri-motor-company", "Invalid phone number. Must be a New Zealand number."],
    ["lone-star-imports", "Invalid phone number. Must be a US number."],
  ])("[5] %s says '%s'", async (site, text) => {
    expect(says(await posted(site, "/contact", badFields), text)).toBe(true);
  });
  test("[5] 'Invalid postcode. Please enter a 4-digit number.', 'Invalid phone number. Too many characters.'", async () => {
    const page = await posted("kauri-motor-company", "/contact", {
      ...badFields,
      phone: "021123456789012",
      postcode: "20",
    });
    expect(says(page, "Invalid postcode. Please enter a 4-digit number.")).toBe(true);
    expect(says(page, "Invalid phone number. Too many characters.")).toBe(true);
  });
});

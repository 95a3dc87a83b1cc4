import { describe, expect, test } from "vitest";
import { loadFolder } from "#site/load-folder.ts";
import { demoNetwork } from "./network.ts";

const { sitesDir } = demoNetwork({ now: new Date("2026-11-15T04:00:00Z") });
const { network, problems } = loadFolder(sitesDir);
const sites = network.sites.map(({ settings, content }) => ({ settings, content }));
const withReviews = sites.filter(({ settings }) => settings.reviews !== null);
const locations = network.dealerships.flatMap(({ dealership }) => dealership.locations);

describe("reviews", () => {
  test("no text and no id is used twice, on one site or two", () => {
    const all = sites.flatMap(({ content }) => content.reviews);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const texts = all.map(({ text }) => text.trim().toLowerCase()).filter((text) => text !== "");
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(110);
  });

  test.each(withReviews.map(({ settings, content }) => [settings.slug, settings, content] as const))(
    "[5] %s has some that the filters drop and enough that they keep",
    (_slug, settings, { reviews }) => {
      const { excluded_ids = [], blocked_customers = [] } = settings.reviews ?? {};
      const dropped = {
        excluded: reviews.filter(({ id }) => excluded_ids.includes(id)),
        blocked: reviews.filter(({ customer_name }) => blocked_customers.includes(customer_name)),
        translated: reviews.filter(({ text }) => text.includes("Translated")),
        empty: reviews.filter(({ text }) => text === ""),
      };
      expect(Object.values(dropped).map((list) => list.length)).toEqual([1, 1, 1, 1]);
      const shown = reviews.filter((review) => !Object.values(dropped).flat().includes(review));
      expect(shown.length).toBeGreaterThan(5);
      expect(shown.some(({ text }) => text.length > 160)).toBe(true);
    },
  );
});

test("every dealership shows a picture with its story", () => {
  expect(problems).toEqual([]);
  const without = network.sites.filter(({ pages }) => {
    const [, story = ""] = [...pages].find(([file]) => file.endsWith("/about.md")) ?? [];
    return !/!\[[^\]]+\]\(\/media\/\S+\)/.test(story);
  });
  expect(without.map(({ settings }) => settings.slug)).toEqual([]);
});

describe("words", () => {
  const everything = JSON.stringify(sites.map(({ settings, content }) => ({ settings, content })));

  test("nothing is filled in", () => {
    expect(everything).not.toMatch(/lorem|ipsum|dolor sit|TODO|TBD|xxx/i);
  });

  test("no site speaks of another", () => {
    const named = sites.flatMap(({ settings, content }) => {
      const own = JSON.stringify([settings, content]);
      const others = sites.map((site) => site.settings.name).filter((name) => name !== settings.name);
      return others.filter((name) => own.includes(name)).map((name) => `${settings.slug} says ${name}`);
    });
    expect(named).toEqual([]);
  });

  test("[9] models have a description past 75 characters to cut, and one to leave", () => {
    const lengths = sites.flatMap(({ content }) => content.models.map((model) => model.short_description.length));
    expect(Math.max(...lengths)).toBeGreaterThan(75);
    expect(Math.min(...lengths)).toBeLessThan(75);
  });

  test("[4.11] promos run, have ended and are still to come", () => {
    const promos = sites.flatMap(({ content }) => content.promos);
    expect(promos.some(({ expiry_in_days }) => (expiry_in_days ?? 0) < 0)).toBe(true);
    expect(promos.some(({ start_in_days }) => (start_in_days ?? 0) > 0)).toBe(true);
    expect(promos.some(({ position }) => position === null)).toBe(true);
    expect(new Set(promos.map(({ slug }) => slug)).size).toBe(promos.length);
  });
});

describe("places", () => {
  test("[3] sales, service, parts and unnamed kinds, one that buys cars, one that is not open yet", () => {
    expect([...new Set(locations.map(({ location_type }) => location_type))].sort()).toEqual([
      "",
      "parts",
      "sales",
      "service",
    ]);
    expect(locations.some(({ location_subtype }) => location_subtype.includes("buying"))).toBe(true);
    expect(locations.some(({ coming_soon_text }) => coming_soon_text?.startsWith("Coming"))).toBe(true);
  });

  test("each site has exactly one primary location, with hours and holidays", () => {
    for (const { settings } of sites) {
      const own = network.dealerships.filter(({ dealership }) => settings.dealerships.includes(dealership.slug));
      const primary = own.flatMap(({ dealership }) => dealership.locations).filter((one) => one.primary);
      expect(primary.length).toBe(1);
      expect(primary[0]?.contact_detail.opening_hours.length).toBe(7);
      expect(primary[0]?.contact_detail.holiday_hours.length).toBeGreaterThan(5);
    }
  });

  test("[18.6.1] phone numbers are of the ranges kept for fiction", () => {
    const fiction =
      /^(0[2378] (5550|7010) \d{4}|0491 570 \d{3}|1300 975 7\d\d|\+64 9 555 01\d\d|(512|210)-555-01\d\d)$/;
    const numbers = [
      ...locations.flatMap(({ contact_detail: { phone, landline_phone } }) => [phone, landline_phone ?? phone]),
      ...sites.flatMap(({ settings, content }) => [
        settings.phone,
        ...content.staff.flatMap(({ phone }) => phone ?? []),
      ]),
      ...sites.flatMap(({ settings }) => (settings.footer.staff ?? []).map(({ phone }) => phone)),
    ];
    expect(numbers.filter((number) => !fiction.test(number))).toEqual([]);
  });
});

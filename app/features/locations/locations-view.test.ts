import { Lifetime } from "#domain/time/lifetime.ts";
import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { withHoursInForce } from "#domain/location/coming-location.ts";
import { dealershipSchema, type Location } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { reviewSettings } from "#tests/support/review-settings.ts";
import { locationSchema } from "./location-schema.ts";
import { toLocationsView } from "./locations-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings({ reviews: reviewSettings });
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "08:30", close: "18:00" }));
const christmas = { date: "2026-12-25", name: "Christmas Day", status: "Closed" };

/** Locations with minimal fields, as in a file. */
function places(...files: { name: string; detail?: object; address?: object; [key: string]: unknown }[]): Location[] {
  const { locations } = dealershipSchema.parse({
    id: "d",
    slug: "d",
    name: "D",
    locations: files.map(({ detail, address, ...file }, index) => ({
      id: `l${index}`,
      slug: `l${index}`,
      position: index,
      time_zone: "Australia/Sydney",
      address: { street: "1 High Street", city: "Ryde", state: "NSW", postcode: "2112", ...address },
      contact_detail: { phone: "02 9000 0000", opening_hours: weekdays, ...detail },
      ...file,
    })),
  });
  return locations.map((location) => withHoursInForce({ ...location, dealership_id: "d", dealership_slug: "d" }));
}

const noon = Date.parse("2026-11-16T12:00+11:00");
const view = (locations: Location[], over: Partial<PublicSettings> = {}, now = noon, read = readNow) =>
  toLocationsView(locations, {
    settings: { ...settings, ...over },
    now,
    read,
    picture: (src) => ({ src, width: 3, height: 2 }),
    contactButton: true,
  });
const card = (file: Parameters<typeof places>[0], over: Partial<PublicSettings> = {}, now = noon) => {
  const [only] = view(places(file), over, now).cards;
  if (!only) throw new Error("no card");
  return only;
};

describe("a location card [2.3]", () => {
  test("[2.3.43] says name, kind, address, phones, hours with today, and whether it is open", () => {
    expect(
      card({ name: "Ryde - Service", location_type: "service", detail: { landline_phone: "02 9000 0001" } }),
    ).toMatchObject({
      name: "Ryde",
      kind: "Service",
      lines: ["1 High Street", "Ryde NSW 2112"],
      phone: "02 9000 0000",
      landline: "02 9000 0001",
      open: true,
      status: "until 6\u00a0pm",
      hours: [{ days: "Mon-Fri", text: "8:30\u00a0am to 6\u00a0pm", today: true }],
      contact: "/contact-us/ryde",
      buys: false,
    });
  });
  test("a picture, else a map where the site has a key, else neither", () => {
    const maps = { map_key: "k" };
    expect(card({ name: "Ryde", image: { url: "/media/a.webp", thumb: null } }, { maps })).toMatchObject({
      map: null,
      picture: { width: 3 },
    });
    expect(card({ name: "Ryde" }, { maps }).map).toEqual({ frame: expect.stringContaining("key=k") as string });
    expect(card({ name: "Ryde" })).toMatchObject({ map: null, picture: null });
    const pictures = { url: "/media/a.webp", thumb: { url: "/media/a-small.webp" } };
    expect(card({ name: "Ryde", image: pictures }).thumb).not.toBeNull();
  });
  test("[3.5.3] a place's own map key comes before the site's, and serves without one", () => {
    const own = { map_key: "own" };
    expect(card({ name: "Ryde", address: own }, { maps: { map_key: "k" } }).map).toEqual({
      frame: expect.stringContaining("key=own") as string,
    });
    expect(card({ name: "Ryde", address: own }).map).toEqual({ frame: expect.stringContaining("key=own") as string });
  });
  test("stars and the count of reviews, which leads to where they are", () => {
    const rated = { name: "Ryde", average_rating: 4.8, review_count: 1 };
    const profile = (name: string) => ({ review_url: `https://reviews.example/${name}` });
    expect(card({ ...rated, review_url: "https://reviews.example/own" })).toMatchObject({
      stars: { filled: 4.8, rating: 4.8 },
      reviews: { text: "1 review", url: "https://reviews.example/own" },
    });
    expect(card(rated, { gmb_profiles: [profile("a")] }).reviews?.url).toBe("https://reviews.example/a");
    expect(card(rated, { gmb_profiles: [profile("a"), profile("b")] }).reviews?.url).toBeNull();
    expect(card({ ...rated, average_rating: 3.9 })).toMatchObject({ stars: null, reviews: { text: "1 review" } });
    expect(card(rated, { reviews: null })).toMatchObject({ stars: null, reviews: null });
    expect(card({ name: "Ryde" }).reviews).toBeNull();
  });
  test("[2.3.44] licences only when the flag is on", () => {
    const licensed = { name: "Ryde", dealer_license_number: "MD 1", motor_vehicle_repairer: "MVRL 2" };
    const flag = (licences: boolean) => ({ locations: { ...settings.locations, licences } });
    expect(card(licensed, flag(true)).licences).toBe("Dealer licence MD 1 · Repairer licence MVRL 2");
    expect(card(licensed, flag(false)).licences).toBe("");
  });
  test("[2.3.45] a place that is coming has its badge, and no hours yet", () => {
    const soon = {
      name: "Ryde",
      coming_soon_text: "Coming Late 2025",
      detail: { opening_hours: weekdays, holiday_hours: [christmas] },
    };
    expect(card(soon)).toMatchObject({
      comingSoon: "Coming Late 2025",
      hours: [],
      status: "",
      open: false,
      holidays: null,
    });
  });
  test("a holiday is named on its day", () => {
    const file = { name: "Ryde", detail: { opening_hours: weekdays, holiday_hours: [christmas] } };
    expect(card(file).today).toBe("");
    const day = card(file, {}, Date.parse("2026-12-25T12:00+11:00"));
    expect(day).toMatchObject({ today: "Christmas Day: Closed", open: false });
  });
  test("[2.3.18, 2.3.43] directions open where the site says; 'EMAIL US' needs the flag and an address", () => {
    const own = { locations: { ...settings.locations, directions_target: "_self" as const, email_us: true } };
    expect(card({ name: "Ryde" }, own)).toMatchObject({ target: "_self", emailUs: false });
    expect(card({ name: "Ryde", detail: { email: "a@b.example" } }, own).emailUs).toBe(true);
  });
  test("[3] a place that buys cars is marked", () => {
    expect(card({ name: "Ryde", location_subtype: "sales, buying" }).buys).toBe(true);
  });
});

describe("many cards [9]", () => {
  const all = places(
    { name: "A - Parts", location_type: "parts", detail: { holiday_hours: [christmas] } },
    { name: "B - Sales", location_type: "sales", detail: { holiday_hours: [christmas] } },
    {
      name: "A - Sales",
      detail: { holiday_hours: [{ ...christmas, status: "Open", start_hour: "10:00", end_hour: "14:00" }] },
    },
  );
  test("sales, service, parts; the grid follows their number", () => {
    const { cards, grid } = view(all);
    expect(cards.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["B Sales", "A Sales", "A Parts"]);
    expect(grid).toBe("three");
  });
  test("places with the same holidays share one list", () => {
    const { cards, holidays } = view(all);
    expect(cards.map((one) => one.holidays)).toEqual(["holidays-1", "holidays-2", "holidays-1"]);
    expect(holidays.map(({ places: names, rows }) => [names.join(), rows[0]?.text])).toEqual([
      ["B,A", "Closed"],
      ["A", "10\u00a0am to 2\u00a0pm"],
    ]);
    expect(holidays[0]?.rows[0]).toMatchObject({
      name: "Christmas Day",
      day: expect.stringMatching(/^Fri,? 25 Dec 2026$/),
    });
  });
  test("the page holds until a door moves or a day ends, wherever that is first", () => {
    const zones = places({ name: "A" }, { name: "B", time_zone: "Pacific/Auckland" });
    const endOf = (shown: Location[]) => {
      const life = new Lifetime();
      view(shown, {}, noon, life.read);
      return life.until;
    };
    expect(endOf(zones)).toBe(Date.parse("2026-11-16T18:00+13:00"));
    const always = places({ name: "A", detail: { opening_hours: [] } });
    expect(endOf(always)).toBe(Date.parse("2026-11-17T00:00+11:00"));
    expect(endOf([])).toBeNull();
  });
});

describe("what search engines read of a place", () => {
  const from = { origin: "https://ours.example", settings: { ...settings, name: "Ours" }, now: noon };
  const schemaOf = (detail: object) => {
    const [place] = places({ name: "Ryde", detail });
    return place && locationSchema(place, from);
  };
  test("[9.4.7] Monday to Friday, Saturday and Sunday", () => {
    const saturday = { weekday: 6, status: "Open", open: "09:00", close: "13:00" };
    expect(schemaOf({ opening_hours: [...weekdays, saturday, { weekday: 0, status: "Closed" }] })).toMatchObject({
      "@type": "AutoDealer",
      url: "https://ours.example/contact-us/ryde",
      openingHoursSpecification: [
        { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:30", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
      ],
    });
  });
  test("[2.3, 9.4.7] holidays still to come, closed ones from midnight to midnight", () => {
    const boxingDay = { date: "2026-12-26", status: "Open", start_hour: "10:00", end_hour: "15:00" };
    const over = { date: "2026-11-15", status: "Closed" };
    expect(schemaOf({ holiday_hours: [over, christmas, boxingDay] })?.["specialOpeningHoursSpecification"]).toEqual([
      expect.objectContaining({ validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" }),
      expect.objectContaining({ validFrom: "2026-12-26", opens: "10:00", closes: "15:00" }),
    ]);
  });
});

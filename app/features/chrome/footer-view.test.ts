import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { sampleNow } from "#domain/car/testing/sample-car.ts";
import { withHoursInForce } from "#domain/location/coming-location.ts";
import { type Location, locationSchema } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ChromeSources } from "./chrome-sources.ts";
import { toFooter } from "./footer-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "08:00", close: "17:00" }));
const christmas = { date: "2026-12-25", name: "Christmas Day", status: "Closed" };

function place(name: string, parts: object = {}): Location {
  const parsed = locationSchema.parse({
    id: name,
    name,
    slug: "place",
    time_zone: "Australia/Sydney",
    address: { street: "412 Botany Road", city: "Alexandria", state: "NSW", postcode: "2015" },
    contact_detail: {
      phone: "02 7010 4400",
      opening_hours: [...week, { weekday: 6, status: "Closed" }],
      holiday_hours: [christmas],
    },
    ...parts,
  });
  return withHoursInForce({ ...parsed, dealership_id: "d", dealership_slug: "d" });
}

const settings = siteSettings({ name: "Harbour City", logo: {}, phone: "02 7010 0000" });

function footer(own: Partial<PublicSettings["footer"]>, from: Partial<ChromeSources> = {}) {
  return toFooter({
    picture: () => null,
    settings: { ...settings, footer: { ...settings.footer, ...own } },
    locations: [place("Alexandria - Sales")],
    models: [],
    isServed: () => true,
    now: sampleNow,
    read: readNow,
    year: 2026,
    ...from,
  } as ChromeSources);
}

describe("[2.3.58] a footer says what its settings ask for", () => {
  test("[2.3.58] columns keep their titles, order and only the pages that are there", () => {
    const columns = [
      { title: "Quick links", links: ["Vehicles", "Used Cars", "Our Services", "About Us", "Contact Us"].map(named) },
      { title: "Gone", links: [{ name: "Gone", url: "/gone" }] },
    ];
    const view = footer({ columns }, { isServed: (url) => url !== "/gone" && url !== "/our-services" });
    expect(view.columns.map(({ title }) => title)).toEqual(["Quick links"]);
    expect(view.columns[0]?.links.map(({ name }) => name)).toEqual(["Vehicles", "Used Cars", "About Us", "Contact Us"]);
  });

  test("[2.3.58] the sales phone, staff, one or three licences and the credit", () => {
    const staff = [{ name: "Mick", role: "Yard manager", phone: "0491 570 156" }];
    const powered_by = { label: "Powered by Forecourt", url: "https://forecourt.example" };
    const view = footer({ staff, licences: ["A", "B", "C"] }, { settings: { ...settings, powered_by } });
    expect(footer({ staff }).staff).toEqual(staff);
    expect(footer({ staff: null }).staff).toEqual([]);
    expect(footer({ licences: ["A", "B", "C"] }).licences).toHaveLength(3);
    expect(footer({ sales_phone: true }).salesPhone).toBe("02 7010 0000");
    expect(footer({ sales_phone: false }).salesPhone).toBeNull();
    expect(view.poweredBy).toEqual(powered_by);
    expect(view.owner).toBe("© 2026 Harbour City");
  });

  test("[2.3.58] the group's logo leads to the group, where there is something to lead to", () => {
    const dealership_group = { name: "Harbour Group", logo: "/media/g.svg", url: "/about" };
    const group = (group_logo: boolean, served: boolean) =>
      footer(
        {},
        {
          settings: { ...settings, dealership_group, footer: { ...settings.footer, group_logo } },
          isServed: () => served,
        },
      ).group;
    expect(group(true, true)).toEqual(dealership_group);
    expect(group(true, false)).toEqual({ ...dealership_group, url: null });
    expect(group(false, true)).toBeNull();
  });

  test("privacy policy, and models where the site has any", () => {
    const names = (models: object[]) => footer({}, { models } as Partial<ChromeSources>).legal.map(({ name }) => name);
    expect(names([])).toEqual(["Privacy policy", "Terms of use", "Accessibility", "Image credits"]);
    expect(names([{}])).toContain("Models");
  });

  test("[2.3.58] a map by the site's key, else the address; both with the way there", () => {
    expect(footer({ map: false }).map).toBeNull();
    expect(footer({ map: true }).map).toMatchObject({
      name: "Alexandria",
      lines: ["412 Botany Road", "Alexandria NSW 2015"],
      map: null,
      directions: expect.stringContaining("412%20Botany%20Road"),
    });
    const keyed = { ...settings, maps: { map_key: "k" }, footer: { ...settings.footer, map: true } };
    expect(footer({}, { settings: keyed }).map?.map).toEqual({ frame: expect.stringContaining("key=k") as string });
  });
});

describe("[2.3] hours in the footer", () => {
  const hoursAt = (time: string, locations = [place("Alexandria - Sales")]) =>
    footer({ opening_hours: true }, { now: Date.parse(time), locations }).hours;

  test("are off unless asked for, and for a place that has none or is not open yet", () => {
    expect(footer({ opening_hours: false }).hours).toBeNull();
    expect(hoursAt("2026-11-18T12:00Z", [place("A", { contact_detail: { phone: "1" } })])).toBeNull();
    expect(hoursAt("2026-11-18T12:00Z", [place("A", { coming_soon_text: "Coming Late 2025" })])).toBeNull();
  });

  test.each([
    ["2026-11-20T23:59+11:00", [true, false]],
    ["2026-11-21T00:00+11:00", [false, true]],
    // Still Saturday in Sydney, though Friday in London and Sunday in Auckland.
    ["2026-11-21T23:59+11:00", [false, true]],
    ["2026-11-22T00:00+11:00", [false, false]],
  ])("[2.3.59] mark today where the place stands: %s", (time, today) => {
    expect(hoursAt(time)?.rows.map((row) => row.today)).toEqual(today);
  });

  test("[2.3.59] on a holiday say so instead, and list the holidays that are left", () => {
    const hours = hoursAt("2026-12-25T09:00+11:00");
    expect(hours?.today).toBe("Christmas Day: Closed");
    expect(hours?.rows.some(({ today }) => today)).toBe(false);
    expect(hours?.holidays).toEqual([{ day: "Fri, 25 Dec", name: "Christmas Day", text: "Closed" }]);
    expect(hoursAt("2026-12-26T00:00+11:00")).toMatchObject({ today: "", holidays: [] });
  });

  test("[9.4.3] are those of the primary place, else of the first; named where there are more", () => {
    const more = [place("B - Sales", { position: 1 }), place("C", { position: 2, primary: true })];
    expect(hoursAt("2026-11-18T12:00Z", more)?.place).toBe("C");
    expect(hoursAt("2026-11-18T12:00Z", [place("D", { position: 9 }), ...more.slice(0, 1)])?.place).toBe("B");
    expect(hoursAt("2026-11-18T12:00Z")?.place).toBeNull();
  });
});

function named(name: string) {
  return { name, url: `/${name.toLowerCase().replaceAll(" ", "-")}` };
}

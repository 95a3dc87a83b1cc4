import { Lifetime } from "#domain/time/lifetime.ts";
import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { sampleNow } from "#domain/car/testing/sample-car.ts";
import { withHoursInForce } from "#domain/location/coming-location.ts";
import { type Location, locationSchema } from "#domain/location/location.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import type { ChromeSources } from "./chrome-sources.ts";
import { toChromeView } from "./chrome-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "08:00", close: "17:00" }));

function place(name: string, parts: object = {}): Location {
  const parsed = locationSchema.parse({
    id: name,
    name,
    slug: "place",
    time_zone: "Australia/Sydney",
    address: { street: "1 High Street", city: "Alexandria", state: "NSW", postcode: "2015" },
    contact_detail: { phone: "02 7010 4400", opening_hours: weekdays },
    ...parts,
  });
  return withHoursInForce({ ...parsed, dealership_id: "d", dealership_slug: "d" });
}

const own = { name: "Harbour", phone: "02 7010 0000", navigation: [], logo: { on_light: "/l", on_dark: "/d" } };
const settings = siteSettings(own);

function chrome(over: Partial<PublicSettings> = {}, from: Partial<ChromeSources> = {}) {
  const view = toChromeView({
    settings: { ...settings, ...over },
    locations: [],
    models: [],
    counts: { all: 0, new: 0, demo: 0, used: 0, electric: 0 },
    countAt: () => null,
    grammar: buildGrammar({ search: defaults.search }, {}),
    facet: () => [],
    picture: () => null,
    isServed: () => true,
    darkHeader: false,
    darkPage: false,
    darkFooter: true,
    now: sampleNow,
    read: readNow,
    year: 2026,
    ...from,
  });
  return view;
}

test("[2.3.28] every yard has one number, whatever counters stand there", () => {
  const names = ["Dubbo - Service", "Dubbo - Sales", "Toowoomba - Sales", "Hidden"];
  const locations = names.map((name, position) => {
    const location_type = name.endsWith("Service") ? "service" : "sales";
    const contact_detail = { phone: `02 5550 880${position}` };
    return place(name, { position, location_type, contact_detail, visible: name !== "Hidden" });
  });
  const said = chrome({ top_banner: null }, { locations }).yards.map(({ name, phone }) => `${name} ${phone.text}`);
  expect(said).toEqual(["Dubbo 02 5550 8801", "Toowoomba 02 5550 8802"]);
});

test.each([1, 2, 4])(
  "[2.3.45] the header of %s locations badges one that is coming and calls nothing open",
  (count) => {
    const opening_hours = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      status: "Open",
      open: "00:00",
      close: "23:59",
    }));
    const coming = { coming_soon_text: "Coming Late 2026", contact_detail: { phone: "02 5550 8800", opening_hours } };
    const locations = ["A", "B", "C", "D"]
      .slice(0, count)
      .map((name, position) => place(name, position === 0 ? coming : { position, contact_detail: { phone: "1" } }));
    const top_banner = defaults.top_banner && { ...defaults.top_banner, locations_dropdown: true };
    const { first, bar, yards } = chrome({ top_banner }, { locations });
    expect(first).toMatchObject({ open: false, status: "", comingSoon: "Coming Late 2026" });
    expect(yards[0]?.name).toBe("A (Coming Late 2026)");
    expect((bar?.locations?.menu ?? bar?.places)?.[0]?.name).toBe("A (Coming Late 2026)");
    expect(bar?.locations?.status ?? "").toBe("");
  },
);

describe("[2.3] the top banner", () => {
  const banner = defaults.top_banner ?? null;
  const places = ["A", "B - Service", "C", "D"].map((name, position) =>
    place(name, { position, location_type: name.endsWith("Service") ? "service" : "sales" }),
  );

  test.each([
    [1, false, false],
    [2, false, false],
    [3, false, false],
    [4, false, true],
    [2, true, true],
  ])("[2.3.25, 9.4.2] %s locations, forced %s: one 'Locations' link %s", (count, force_locations_link, one) => {
    const top_banner = banner && { ...banner, force_locations_link };
    const { bar } = chrome({ top_banner }, { locations: places.slice(0, count) });
    expect(bar?.locations?.url).toBe(one ? "/dealerships" : undefined);
    expect(bar?.places).toHaveLength(one ? 0 : count);
  });

  test("[2.3.25] each place is a 'Dealership:' or a 'Service Centre:', by name, else by city", () => {
    const { bar } = chrome({}, { locations: [...places.slice(0, 2), place(" - Sales")] });
    expect(bar?.places.map(({ label, name }) => `${label} ${name}`)).toEqual([
      "Dealership: A",
      "Service Centre: B",
      "Dealership: Alexandria",
    ]);
  });

  test("[2.3.27] a hidden place is neither counted nor listed", () => {
    const hidden = [...places.slice(0, 3), place("E", { visible: false })];
    expect(chrome({}, { locations: hidden }).bar?.places).toHaveLength(3);
  });

  test("[2.3.75, 9.4.3] the hours beside 'Locations' are the primary location's, not those of whoever is open", () => {
    const noon = Date.parse("2026-11-18T12:00+11:00");
    const open = (close: string) => ({
      phone: "1",
      opening_hours: weekdays.map((day) => ({ ...day, close })),
    });
    const parts = place("A - Parts", { position: 0, location_type: "parts", contact_detail: open("16:00") });
    const flagged = place("A - Sales", { position: 1, primary: true, contact_detail: open("18:00") });
    const shut = { ...flagged, contact_detail: { ...flagged.contact_detail, opening_hours: [] } };
    const status = (locations: Location[]) =>
      chrome({ top_banner: banner && { ...banner, force_locations_link: true } }, { locations, now: noon }).bar
        ?.locations?.status;
    expect(status([parts, flagged])).toBe("open until 6\u00a0pm");
    expect(status([parts, shut])).toBe("");
    expect(status([parts, { ...flagged, primary: false }])).toBe("open until 4\u00a0pm");
  });

  test("[2.3.29] the dropdown has one entry a place, sales counters first", () => {
    const top_banner = banner && { ...banner, force_locations_link: true, locations_dropdown: true };
    const counters = [
      place("A - Parts", { location_type: "parts" }),
      place("A - Sales", { contact_detail: { phone: "02 7010 1111" } }),
      place("B"),
    ];
    expect(chrome({ top_banner }, { locations: counters }).bar?.locations?.menu).toEqual([
      {
        name: "A",
        url: "/contact-us/a",
        phone: { text: "02 7010 1111", url: "tel:0270101111", label: "Call A, 02 7010 1111" },
        hasOpened: true,
      },
      {
        name: "B",
        url: "/contact-us/b",
        phone: { text: "02 7010 4400", url: "tel:0270104400", label: "Call B, 02 7010 4400" },
        hasOpened: true,
      },
    ]);
    expect(chrome({}, { locations: places }).bar?.locations?.menu).toEqual([]);
  });

  test("[2.3.24] which of the eight social icons show is the site's setting, in the spec's order", () => {
    const social = {
      linktree_url: "https://k.example",
      linkedin_url: "https://l.example",
      tiktok_url: "https://t.example",
      twitter_url: "https://x.example",
      whatsapp_url: "https://w.example",
      youtube_url: "https://y.example",
      instagram_url: "https://i.example",
      facebook_url: "https://f.example",
    };
    const top_banner = banner && { ...banner, socials: true };
    const kinds = (over: Partial<PublicSettings>) => chrome(over).bar?.socials.map(({ kind }) => kind);
    expect(kinds({ social, top_banner })).toEqual([
      "facebook",
      "instagram",
      "youtube",
      "whatsapp",
      "twitter",
      "tiktok",
      "linkedin",
      "linktree",
    ]);
    expect(kinds({ social: { ...social, tiktok_url: null, twitter_url: null }, top_banner })).not.toContain("tiktok");
    expect(kinds({ social })).toEqual([]);
  });

  test("stars stand there from the minimum rating up", () => {
    const reviews = { minimum_rating: 4, always_show_stars: false, four_plus_partial: false };
    const rated = (average_rating: number) => [place("A", { average_rating, review_count: 10 })];
    const shown = (rating: number) =>
      chrome({ reviews } as unknown as Partial<PublicSettings>, { locations: rated(rating) }).bar?.rating;
    expect(shown(4.6)).toEqual({ filled: 4.6, rating: 4.6, count: 10 });
    expect(shown(3.9)).toBeNull();
  });
});

test("[2.3.29] Book a Service and Finance stand in the header where the site has their pages", () => {
  const header_buttons = {
    book_service: { label: "Book a service", url: "/service" },
    finance: { label: "Finance", url: "/finance" },
  };
  const labels = (isServed: (url: string) => boolean) =>
    chrome({ header_buttons }, { isServed }).buttons.map(({ label }) => label);
  expect(labels(() => true)).toEqual(["Book a service", "Finance"]);
  expect(labels((url) => url === "/finance")).toEqual(["Finance"]);
});

test("[10.4.6] on a phone the menu has the header's buttons, without those whose words stand in it already", () => {
  const header_buttons = {
    book_service: { label: "Book a service", url: "/service" },
    finance: { label: "Finance", url: "/finance" },
  };
  const entry = { className: "", target: "_self" as const, carTypeQty: null };
  const item = { ...entry, dropdownItems: [], dynamicDropdown: null, mobileOpen: false };
  const drawer = (navigation: PublicSettings["navigation"]) =>
    chrome({ header_buttons, navigation }).drawerButtons.map(({ label }) => label);
  expect(drawer([])).toEqual(["Book a service", "Finance"]);
  expect(drawer([{ ...item, name: "finance", url: "/finance" }])).toEqual(["Book a service"]);
  const below = { ...entry, name: "Book a service", url: "/service", column: null };
  expect(drawer([{ ...item, name: "Owners", url: "/about", dropdownItems: [below] }])).toEqual(["Finance"]);
});

test("[2.3] the logo is the one that can be seen on the header's colour and on the page's", () => {
  const logo = (dark: { darkHeader?: boolean; darkPage?: boolean }) => {
    const { header, page } = chrome({}, dark).logo;
    return [header, page];
  };
  expect(logo({})).toEqual(["/l", "/l"]);
  expect(logo({ darkHeader: true })).toEqual(["/d", "/l"]);
  expect(logo({ darkPage: true })).toEqual(["/l", "/d"]);
});

test("[2.3] the logo in the footer is the one that reads there", () => {
  expect(chrome({}, { darkFooter: true }).footer.logo).toBe("/d");
  expect(chrome({}, { darkFooter: false }).footer.logo).toBe("/l");
});

describe("what the chrome says about hours turns by itself", () => {
  const noon = Date.parse("2026-11-18T12:00+11:00");
  const evening = Date.parse("2026-11-18T17:00+11:00");
  const midnight = Date.parse("2026-11-19T00:00+11:00");
  const endOf = (over: Parameters<typeof chrome>[0], locations: ReturnType<typeof place>[]) => {
    const life = new Lifetime();
    chrome(over, { locations, now: noon, read: life.read });
    return life.until;
  };
  const late = place("A", { contact_detail: { phone: "1", opening_hours: [] } });

  test("when a place opens or closes", () => {
    expect(endOf({}, [place("A")])).toBe(evening);
    expect(endOf({}, [])).toBeNull();
  });

  test("and at midnight where the footer marks today", () => {
    const marked = { ...settings.footer, opening_hours: true };
    expect(endOf({ footer: marked }, [place("A")])).toBe(evening);
    expect(endOf({}, [late])).toBeNull();
    expect(midnight).toBeGreaterThan(evening);
  });
});

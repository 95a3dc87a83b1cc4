import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { carSchema } from "#domain/car/car.ts";
import { dealershipSchema } from "#domain/location/location.ts";
import { siteContent } from "#site/schema/site-settings.ts";
import { aCar, createTestApp } from "./test-app.ts";

export type TemplateName = string;
export type Switched = Record<string, unknown>;
export type ChromeSite = { slug: string; template: TemplateName; settings: Switched };

const fixture = parse(readFileSync(join(import.meta.dirname, "../fixtures/sites/first-site.yaml"), "utf8")) as Switched;

/** Every boolean and nullable setting of the chrome, turned on. */
export const everythingOn: Switched = {
  navigation: [
    { name: "Cars", url: "/search", dynamicDropdown: "stock" },
    { name: "Contact", url: "/contact" },
  ],
  navigation_hover: true,
  stock_menu: { used_label: "Used", electric: true, custom: { name: "Under $30,000", url: "/search?price=,30000" } },
  top_banner: {
    search: true,
    review_stars: true,
    force_locations_link: true,
    locations_dropdown: true,
    favourites: true,
    socials: true,
  },
  header_buttons: {
    book_service: { label: "Book the workshop", url: "/contact" },
    finance: { label: "Ask about money", url: "/about" },
  },
  footer: {
    columns: [{ title: "Cars", links: [{ name: "Vehicles", url: "/search" }] }],
    about: "Cars since 1974.",
    licences: ["LMCT 12088"],
    staff: [{ name: "Pat Lee", role: "Sales", phone: "03 5550 1203" }],
    opening_hours: true,
    map: true,
    sales_phone: true,
    group_logo: true,
    powered_by: true,
  },
  scroll_to_top: true,
  social: {
    facebook_url: "https://www.facebook.com/first.example",
    instagram_url: "https://www.instagram.com/first.example",
    youtube_url: "https://www.youtube.com/first.example",
    whatsapp_url: "https://wa.me/61355501200",
    twitter_url: "https://twitter.com/first.example",
    tiktok_url: "https://www.tiktok.com/@first.example",
    linkedin_url: "https://www.linkedin.com/first.example",
    linktree_url: "https://linktr.ee/first.example",
  },
  powered_by: { label: "Powered by Forecourt", url: "https://forecourt.example" },
  dealership_group: { name: "First Group", logo: null, url: "https://group.example" },
  favourites: { path: "/favourites", label: "Saved cars", floating_bar: true },
  garage_enabled: true,
  card: { electric_tag: true, market_badge: true, compare: true },
  phone_masked: true,
  subscribe: { title: "News by mail", text: null, button: "Join" },
  reviews: {
    minimum_rating: 4,
    always_show_stars: false,
    four_plus_partial: false,
    excluded_ids: [],
    blocked_customers: [],
    snap21_org: null,
    title: null,
  },
};

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "08:30", close: "17:30" }));

const place = (id: string, over: object) => ({
  id,
  slug: id,
  time_zone: "Australia/Melbourne",
  address: { street: "1 High Street", city: "Ballarat", state: "VIC", postcode: "3350" },
  contact_detail: { phone: "03 5550 1201", opening_hours: weekdays },
  average_rating: 4.6,
  review_count: 120,
  ...over,
});

const dealership = dealershipSchema.parse({
  id: "chrome",
  slug: "chrome",
  name: "Chrome Motors",
  locations: [
    place("chrome-yard", { name: "Ballarat", primary: true, location_type: "sales" }),
    place("chrome-bendigo", { name: "Bendigo", location_type: "sales" }),
    place("chrome-workshop", {
      name: "Workshop",
      location_type: "service",
      contact_detail: { phone: "03 5550 1209", opening_hours: weekdays },
    }),
  ],
});

const at = { dealership_id: "chrome", location_id: "chrome-yard" };
const cars = [
  aCar({ ...at, id: "c1", autograb_data: { average_market_price: 29_000, state_average_market_price: 29_000 } }),
  aCar({ ...at, id: "c2", simple_fuel: "Electric", fuel: "Electric" }),
  aCar({ ...at, id: "c3", car_type: "demo" }),
];

const content = siteContent.parse({ reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] });

/** One small dealership with three locations and three cars, for every requested site. */
export async function createChromeWorld(sites: readonly ChromeSite[]) {
  const app = await createTestApp([]);
  await app.store.operator.sites.applyAll({
    sites: sites.map(({ slug, template, settings }) => ({
      slug,
      id: slug,
      hosts: [],
      document: {
        settings: { ...fixture, ...settings, slug, id: slug, template, hosts: [], dealerships: ["chrome"] },
        content,
      },
    })),
    dealerships: [dealership],
  });
  await app.store.operator.stock.put(cars.map((car) => carSchema.parse(car)));
  await app.registry.refresh();
  return {
    ...app,
    /** What a page shows to a visitor: without data for the script, and without the site's name. */
    async shown(slug: string, path: string): Promise<string> {
      const answer = await app.get(`http://${slug}.localhost${path}`);
      if (answer.status !== 200) throw new Error(`${slug}${path} answers ${answer.status}`);
      return (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(slug, "site");
    },
  };
}

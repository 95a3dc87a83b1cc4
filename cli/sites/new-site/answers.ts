import { type CountryCode, countries } from "#domain/country/countries.ts";
import { templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";

export type PlaceAnswer = {
  name: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
  phone: string;
  hours: HoursName;
};

/** The answers about a new dealer. */
export type Answers = {
  name: string;
  /** The registered company name; the privacy policy shows it. */
  legalName: string;
  slug: string;
  template: string;
  brand: string;
  accent: string;
  country: CountryCode;
  host: string;
  email: string;
  licence: string | null;
  places: readonly PlaceAnswer[];
  features: readonly FeatureName[];
};

/** "Tom's Cars & Utes" becomes tom-s-cars-and-utes in addresses. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Each template with the dealers it suits. */
export const templateChoices: Record<string, string> = Object.fromEntries(
  templateNames.map((name) => [name, templateOf(name).suits]),
);

type Hours = readonly [open: string, close: string] | null;
/** Hours of Monday to Friday, Saturday, Sunday. */
export const hoursChoices = {
  "six-days": { label: "Mon-Fri 8:30-5:30, Sat 8:30-4:00", week: [["08:30", "17:30"], ["08:30", "16:00"], null] },
  "seven-days": {
    label: "Mon-Fri 8:30-5:30, Sat and Sun 10:00-4:00",
    week: [
      ["08:30", "17:30"],
      ["10:00", "16:00"],
      ["10:00", "16:00"],
    ],
  },
  weekdays: { label: "Mon-Fri 9:00-5:00", week: [["09:00", "17:00"], null, null] },
} as const satisfies Record<string, { label: string; week: readonly [Hours, Hours, Hours] }>;
export type HoursName = keyof typeof hoursChoices;

/** Settings per feature. A feature that is not chosen is off, whatever the template's default. */
export const featureChoices = {
  favourites: {
    label: "Saved cars and compare",
    on: { favourites: { path: "/favourites", label: "Saved cars", floating_bar: true } },
    off: { favourites: null },
  },
  budget: {
    label: "Find cars for a budget",
    on: { budget_finder: { period: "weekly", body_selector: true } },
    off: { budget_finder: null },
  },
  testDrives: { label: "Test drives by appointment", on: {}, off: { enquiry: { test_drive: null } } },
  service: {
    label: "Service bookings",
    on: { service: { path: "/service", xtime_url: null, brand_path: null } },
    off: { service: null },
  },
  sellMyCar: { label: "Buying cars from people", on: { sell_my_car: true }, off: { sell_my_car: false } },
  alerts: { label: "Alerts by e-mail for new matches and price drops", on: { alerts: true }, off: { alerts: false } },
  subscribe: {
    label: "A mailing list",
    on: { subscribe: { title: "New on the lot", text: "One e-mail a week with what has come in.", button: "Sign up" } },
    off: { subscribe: null },
  },
} as const;
export type FeatureName = keyof typeof featureChoices;
export const featureNames = Object.keys(featureChoices) as FeatureName[];

/** Countries whose regions and clocks are known. */
export const countryChoices = Object.fromEntries(
  Object.values(countries)
    .filter(({ regions }) => regions.every(({ time_zone }) => time_zone !== undefined))
    .map(({ code, name }) => [code, name]),
) as Record<CountryCode, string>;

export const timeZoneOf = (country: CountryCode, state: string): string | undefined =>
  countries[country].regions.find(({ code }) => code === state)?.time_zone;

import { stringify } from "yaml";
import { countries } from "#domain/country/countries.ts";
import { mergeSettings } from "#site/merge-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import {
  type Answers,
  featureChoices,
  featureNames,
  hoursChoices,
  type PlaceAnswer,
  slugOf,
  timeZoneOf,
} from "./answers.ts";
import { brandPictures } from "./brand-pictures.ts";

/** `pages` by name in the site's folder. */
export type SiteFiles = {
  site: string;
  dealership: string;
  pages: Record<string, string>;
  pictures: Record<string, string>;
};

/** The files of a new site as a person would write them. */
export function siteFiles(answers: Answers): SiteFiles {
  const { width, height, files } = brandPictures(answers.name, answers.brand);
  const notice = countries[answers.country].duties["used-vehicle-notice"];
  const head = `# ${answers.name}. Every setting: forecourt sites schema\n`;
  return {
    site: head + written(siteOf(answers, { width, height })),
    dealership: written(dealershipOf(answers)),
    pages: notice === undefined ? {} : { "consumer-information-notice.md": consumerNotice(notice) },
    pictures: files,
  };
}

/** Lists that are equal are written twice: people who edit them do not know what YAML's anchors are. */
const written = (file: object): string => stringify(file, { aliasDuplicateObjects: false });

function siteOf(answers: Answers, logo: { width: number; height: number }): object {
  const { name, slug, template, brand, accent, country, host, email, licence, places, features } = answers;
  const [first] = places;
  const picture = (file: string) => `/media/brand/${slug}/${file}`;
  const has = (feature: (typeof featureNames)[number]) => features.includes(feature);
  const links = [
    { name: "Cars", url: "/search" },
    ...(has("service") ? [{ name: "Service", url: "/service" }] : []),
    ...(has("sellMyCar") ? [{ name: "Sell my car", url: "/sell-my-car" }] : []),
    { name: "Locations", url: "/dealerships" },
    { name: "About", url: "/about" },
    { name: "Contact", url: "/contact" },
  ];
  const own = {
    slug,
    id: slug,
    template,
    name,
    hosts: [host],
    dealerships: [slug],
    ...(country === defaults.country ? {} : { country }),
    time_zone: timeZoneOf(country, first?.state ?? ""),
    description: `${name} in ${first?.city ?? ""}: see our cars, book a test drive and ask us anything.`,
    about: `${name} sells cars in ${places.map(({ city }) => city).join(", ")}. Come and see us, or ask us anything online.`,
    phone: first?.phone ?? "",
    email,
    brand,
    accent,
    logo: { on_light: picture("logo.svg"), on_dark: picture("logo-light.svg"), ...logo },
    favicon: picture("favicon.svg"),
    social_image: picture("social.svg"),
    navigation: links,
    footer: {
      about: `${name}, ${first?.street ?? ""}, ${first?.city ?? ""}.`,
      columns: [{ title: name, links }],
      licences: licence ? [licence] : [],
    },
    ...("used-vehicle-notice" in countries[country].duties
      ? { vehicle_page: { consumer_information_notice: "/consumer-information-notice" } }
      : {}),
    // Consent boxes start unticked until the dealer decides otherwise.
    enquiry: { opt_in_default: false },
    private: {
      mail_from: email,
      delivery: [{ channel: { kind: "email", to: [email] } }],
    },
  };
  return featureNames.reduce<object>(
    (settings, feature) => mergeSettings(settings, featureChoices[feature][has(feature) ? "on" : "off"]) as object,
    own,
  );
}

const consumerNotice = (law: string) => `---
title: Consumer Information Notices
description: How to see the Consumer Information Notice of a used car.
---
# Consumer Information Notices

Every used car that we offer has its Consumer Information Notice (CIN), as the ${law} ask. It hangs in the car, and we send it to you before you buy: ask us by phone or with the
form on the car's page, and name the stock number.
`;

function dealershipOf({ name, legalName, slug, country, email, licence, places }: Answers): object {
  return {
    id: slug,
    slug,
    name,
    legal_name: legalName,
    locations: places.map((place, at) => ({
      id: at === 0 ? slug : `${slug}-${at + 1}`,
      name: place.name,
      slug: slugOf(place.name),
      primary: at === 0,
      position: at + 1,
      time_zone: timeZoneOf(country, place.state),
      address: { street: place.street, city: place.city, state: place.state, postcode: place.postcode },
      contact_detail: { phone: place.phone, email, opening_hours: weekOf(place) },
      ...(licence ? { dealer_license_number: licence } : {}),
    })),
  };
}

function weekOf({ hours }: PlaceAnswer) {
  const [weekday, saturday, sunday] = hoursChoices[hours].week;
  const days = [sunday, weekday, weekday, weekday, weekday, weekday, saturday];
  return days.map((open, day) =>
    open === null
      ? { weekday: day, status: "Closed" }
      : { weekday: day, status: "Open", open: open[0], close: open[1] },
  );
}

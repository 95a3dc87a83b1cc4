import { join } from "node:path";
import { templateNames } from "#site/template-folder.ts";
import { demoSites } from "../demo-sites.ts";
import type { KeyPage } from "../key-pages.ts";

const pictures = join(import.meta.dirname, "../../visual");
const network = demoSites();

/** The window's width, and the smaller size at which pictures are stored: text blurs to lines, blocks stay blocks. */
export const sizes = {
  wide: { width: 1440, height: 900, storedWidth: 360 },
  narrow: { width: 390, height: 844, storedWidth: 156 },
} as const;

export type ShownPage = KeyPage["name"] | "repayments" | "budget" | "saved" | "about";

export type Reference = {
  name: string;
  file: string;
  slug: string;
  size: keyof typeof sizes;
  /** An address, or the kind of page that is looked up on the site. */
  shows: { path: string } | { page: ShownPage };
  /** What is opened first. The picture then ends with the window. */
  opened?: Opened;
};
/** The sheet of filters on a phone, a dropdown of the header, or the menu drawer on a phone. */
export type Opened = "filters" | "menu" | "drawer";

/** The showcase of one site in every template, each in its default colours. */
export const showcases: readonly Reference[] = templateNames.map((template) => ({
  name: `showcase in ${template}`,
  file: join(pictures, `showcase-${template}.webp`),
  slug: "harbour-city-motors",
  size: "wide",
  shows: { path: `/showcase/${template}/${template}` },
}));

/** The site that represents a template: the one with the richest home page. */
export function siteIn(template: string) {
  const [site] = network.sites
    .filter(({ settings }) => settings.template === template)
    .toSorted((a, b) => b.settings.home.length - a.settings.home.length);
  if (!site) throw new Error(`no demo site is made for ${template}`);
  return site;
}

/** Real pages of every template, wide and narrow: where a visitor arrives, looks, decides and writes. */
export const keyReferences: readonly Reference[] = templateNames.flatMap((template) => {
  const { settings } = siteIn(template);
  const last = settings.payment_provider ? "checkout" : "form";
  return (["home", "listing", "vehicle", last] as const).flatMap((page) =>
    (["wide", "narrow"] as const).map((size) => ({
      name: `${page} of ${template}, ${size}`,
      file: join(pictures, `${template}-${page}-${sizes[size].width}.webp`),
      slug: settings.slug,
      size,
      shows: { page },
    })),
  );
});

/** The other kinds of page, and parts that open on one: each template in one size. */
export const moreReferences: readonly Reference[] = templateNames.flatMap((template) => {
  const { settings } = siteIn(template);
  const take = (name: string, size: Reference["size"], page: ShownPage, opened?: Opened): Reference => ({
    name: `${name} of ${template}, ${size}`,
    file: join(pictures, `${template}-${name.replaceAll(" ", "-")}-${sizes[size].width}.webp`),
    slug: settings.slug,
    size,
    shows: { page },
    ...(opened && { opened }),
  });
  const hasDropdown = settings.navigation.some(({ dynamicDropdown }) => dynamicDropdown);
  return [
    take("contact", "narrow", "contact"),
    take("form", "wide", "form"),
    ...(settings.finance_provider ? [take("repayments", "wide", "repayments")] : []),
    // Where nothing is lent, a budget is what a week may cost.
    ...(!settings.finance_provider && settings.budget_finder ? [take("budget", "wide", "budget")] : []),
    take("saved", "wide", "saved"),
    take("about", "narrow", "about"),
    take("open filters", "narrow", "listing", "filters"),
    hasDropdown ? take("open menu", "wide", "listing", "menu") : take("open menu", "narrow", "listing", "drawer"),
  ];
});

/**
 * One page of each template, by the site that represents it: wide or narrow, together every kind; and a form on a phone,
 * a menu over a page, and a page of words.
 */
const usual = new Set([
  "tideline-motors: home, wide",
  "flexi-drive: listing, narrow",
  "meridian-new-cars: checkout, wide",
  "harbour-city-motors: home, narrow",
  "redline-motorcycles: vehicle, wide",
  "outback-caravans-trucks: checkout, narrow",
  "southern-cross-prestige: listing, wide",
  "sunstate-autos: vehicle, narrow",
  "tideline-motors: contact, narrow",
  "meridian-new-cars: open menu, wide",
  "outback-caravans-trucks: about, narrow",
]);

/** The pictures of every run; with FULL=1 all are compared. */
export const usualReferences = [...keyReferences, ...moreReferences].filter(({ slug, name, size }) =>
  usual.has(`${slug}: ${name.split(" of ", 1)[0]}, ${size}`),
);

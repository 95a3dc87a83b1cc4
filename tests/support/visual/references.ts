import { join } from "node:path";
import { loadFolder } from "#site/load-folder.ts";
import { templateNames } from "#site/schema/identity.ts";
import type { KeyPage } from "../key-pages.ts";

const kept = join(import.meta.dirname, "../../visual");
const { network } = loadFolder(join(import.meta.dirname, "../../../demo/sites"));

/** As wide as it is shown, and as small as it is kept: letters blur to lines, blocks stay blocks. */
export const sizes = {
  wide: { width: 1440, height: 900, kept: 360 },
  narrow: { width: 390, height: 844, kept: 156 },
} as const;

export type Reference = {
  name: string;
  file: string;
  slug: string;
  size: keyof typeof sizes;
  /** An address, or the kind of page that is looked up on the site. */
  shows: { path: string } | { page: KeyPage["name"] };
};

/** The gallery of one site in every template, each in the colours it begins with. */
export const galleries: readonly Reference[] = templateNames.map((template) => ({
  name: `gallery in ${template}`,
  file: join(kept, `gallery-${template}.webp`),
  slug: "harbour-city-motors",
  size: "wide",
  shows: { path: `/gallery/${template}/${template}` },
}));

/** The site that speaks for a template: the one with the richest home page. */
export function siteIn(template: (typeof templateNames)[number]) {
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
      file: join(kept, `${template}-${page}-${sizes[size].width}.webp`),
      slug: settings.slug,
      size,
      shows: { page },
    })),
  );
});

/** Each template on one of its pages, wide and narrow by turns; together they are of every kind. */
export const sampledKeys = keyReferences.filter((_, index) => index % 8 === (Math.floor(index / 8) * 3) % 8);

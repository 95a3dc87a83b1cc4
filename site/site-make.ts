import { ownValue } from "#domain/text/own-value.ts";
import { findMake, findMakeById, type Make } from "#domain/make/makes.ts";
import type { PublicSettings } from "./schema/site-settings.ts";

type MakeSettings = Pick<PublicSettings, "manufacturer" | "manufacturer_id" | "manufacturer_logos">;

/** The slug of the make of a single-make site, however the site names it. Null for all other sites. */
export function siteMakeSlug({
  manufacturer,
  manufacturer_id,
}: Omit<MakeSettings, "manufacturer_logos">): string | null {
  if (manufacturer !== null) return manufacturer;
  return manufacturer_id === null ? null : (findMakeById(manufacturer_id)?.slug ?? null);
}

/** A make of the reference list with the logo that this site may show. */
export function makeOnSite(
  slug: string,
  { manufacturer_logos }: Pick<MakeSettings, "manufacturer_logos">,
): Make | null {
  const make = findMake(slug);
  const url = ownValue(manufacturer_logos, slug);
  return make ? { ...make, logo: url === undefined ? null : { url } } : null;
}

/** The problem with how a site names its make, or null. */
export function makeProblem({
  manufacturer,
  manufacturer_id,
}: Omit<MakeSettings, "manufacturer_logos">): string | null {
  if (manufacturer_id === null) return null;
  const make = findMakeById(manufacturer_id);
  if (!make) return `there is no make with the id ${manufacturer_id}; see domain/make/makes.ts`;
  if (manufacturer === null || manufacturer === make.slug) return null;
  return `the id ${make.id} is ${make.name}, but manufacturer says "${manufacturer}"; leave one of them out`;
}

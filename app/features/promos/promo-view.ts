import type { PageContext, Picture } from "#site/page-ports.ts";
import { countPromos } from "#domain/promo/count-promos.ts";
import type { PromoPlace } from "#domain/promo/promo.ts";
import { promosFor } from "#domain/promo/promos-for.ts";

export type PromoView = {
  slug: string;
  title: string;
  text: string;
  label: string;
  url: string;
  picture: Picture | null;
};

/** 4.11: the promotions of a page that is not a listing. None links to a page that this site lacks. */
export function toPromos(
  { site, stock, now, read, picture }: PageContext,
  place: PromoPlace,
  isServed: (url: string) => boolean,
): PromoView[] {
  const served = site.content.promos.filter(({ url }) => isServed(url));
  const running = read(promosFor(served, place, site.settings, now.getTime()));
  const promos = countPromos(running, (url) => stock.countAt(url), site.format.number);
  return promos.map(({ slug, title, text, label, url, image }) => ({
    slug,
    title,
    text,
    label,
    url,
    picture: image === null ? null : picture(image, image.includes("/flat/")),
  }));
}

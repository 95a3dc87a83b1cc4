import { weavePromos, type Woven } from "#domain/promo/arrange-promos.ts";
import { countPromos } from "#domain/promo/count-promos.ts";
import { promosFor } from "#domain/promo/promos-for.ts";
import type { PageContext, Picture } from "#site/page-ports.ts";
import type { SiteContent } from "#site/schema/site-settings.ts";

type Promo = SiteContent["promos"][number];

export type PromoView = {
  slug: string;
  title: string;
  text: string;
  label: string;
  url: string;
  picture: Picture | null;
};

/** Two full rows of three, then a promo across. */
const cardsBetween = 6;

/** Cards with the site's running promos between them (4.11). */
export function weave<Card>(cards: readonly Card[], page: PageContext): Woven<Card, PromoView>[] {
  const { site, stock, now } = page;
  const running = page.read(promosFor(site.content.promos, "search", site.settings, now.getTime()));
  const promos = countPromos(running, (url) => stock.countAt(url), site.format.number);
  return weavePromos(cards, promos, cardsBetween).map((node) =>
    node.kind === "item" ? node : { ...node, promo: toPromoView(node.promo, page) },
  );
}

function toPromoView({ slug, title, text, label, url, image }: Promo, { picture }: PageContext): PromoView {
  return { slug, title, text, label, url, picture: image === null ? null : picture(image, image.includes("/flat/")) };
}

import { arrangePromos, weavePromos, type Woven } from "#domain/promo/arrange-promos.ts";
import { dateAfter, localTime, momentOf } from "#domain/location/local-time.ts";
import { nextPromoChange } from "#domain/promo/promo.ts";
import { shuffleSeed } from "#domain/promo/shuffle.ts";
import type { PageContext, Picture } from "#app/page-context.ts";
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
const day = 86_400_000;

/** Cards with the site's running promos between them (4.11). */
export function weave<Card>(cards: readonly Card[], page: PageContext): Woven<Card, PromoView>[] {
  const { site, now, changesAt } = page;
  const promos = site.content.promos.map((promo) => dated(promo, now));
  const zone = site.settings.time_zone;
  const today = localTime(now.getTime(), zone).date;
  const seed = site.settings.promos_shuffled ? shuffleSeed(site.settings.id, today) : null;
  const arranged = arrangePromos(promos, { place: "search", now: now.getTime(), seed });
  const change = nextPromoChange(promos, now.getTime());
  if (change !== null) changesAt(new Date(change));
  if (seed !== null && arranged.length > 1) changesAt(new Date(momentOf(dateAfter(today, 1), 0, zone)));
  return weavePromos(cards, arranged, cardsBetween).map((node) =>
    node.kind === "item" ? node : { kind: "promo", promo: toPromoView(node.promo, page) },
  );
}

function toPromoView({ slug, title, text, label, url, image }: Promo, { picture }: PageContext): PromoView {
  return { slug, title, text, label, url, picture: image === null ? null : picture(image, image.includes("/flat/")) };
}

/** A demo's dates are days from now, so that it never grows stale. */
function dated(promo: Promo, now: Date): Promo {
  const from = (days: number) => new Date(now.getTime() + days * day).toISOString();
  return {
    ...promo,
    ...(promo.start_in_days === undefined ? {} : { start: from(promo.start_in_days) }),
    ...(promo.expiry_in_days === undefined ? {} : { expiry: from(promo.expiry_in_days) }),
  };
}

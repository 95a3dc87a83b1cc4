import { siteRating } from "#domain/review/site-rating.ts";
import type { Location } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type Schema = Record<string, unknown>;

export type DealerSources = {
  origin: string;
  settings: PublicSettings;
  locations: readonly Location[];
  /** Address and hours of the main location. */
  place: Schema;
  /** Reviews that the page itself shows, word for word; nothing is claimed that a visitor cannot read there. */
  reviews: readonly { name: string; stars: number | null; text: string }[];
};

/** To keep the head small, it contains the first and the number of all. */
const reviewsSaid = 1;

/** The dealer, and the site with its search box. */
export function dealerSchema({ origin, settings, locations, place, reviews }: DealerSources): Schema[] {
  const { name, phone, email, logo, social, currency } = settings;
  const sameAs = Object.values(social).filter((url) => url !== null);
  return [
    {
      "@type": "AutoDealer",
      "@id": `${origin}/#dealer`,
      name,
      url: `${origin}/`,
      telephone: phone,
      email,
      logo: origin + logo.on_light,
      image: `${origin}/social.webp`,
      currenciesAccepted: currency,
      ...place,
      ...(sameAs.length > 0 ? { sameAs } : {}),
      ...ratingOf(locations, reviews),
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#site`,
      name,
      url: `${origin}/`,
      inLanguage: settings.locale,
      publisher: { "@id": `${origin}/#dealer` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?query={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** The dealer's own: the average and the reviews that the page shows. */
function ratingOf(locations: readonly Location[], reviews: DealerSources["reviews"]): Schema {
  const all = siteRating(locations.filter(({ visible }) => visible));
  if (all === null || reviews.length === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: all.rating, reviewCount: all.count, bestRating: 5 },
    review: reviews.slice(0, reviewsSaid).flatMap(({ name, stars, text }) =>
      stars === null
        ? []
        : {
            "@type": "Review",
            author: { "@type": "Person", name },
            reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
            reviewBody: text,
          },
    ),
  };
}

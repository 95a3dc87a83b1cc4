type ShownOffer = { slug: string; title: string; make: string; terms: string; ends: string | null };

/** An active offer, in the words of the page that shows it. */
export function offerSchema({ slug, title, make, terms, ends }: ShownOffer, page: { origin: string; path: string }) {
  return {
    "@type": "Offer",
    "@id": `${page.origin}${page.path}#${slug}`,
    name: title,
    description: terms,
    category: make,
    url: page.origin + page.path,
    seller: { "@id": `${page.origin}/#dealer` },
    ...(ends === null ? {} : { validThrough: ends }),
  };
}

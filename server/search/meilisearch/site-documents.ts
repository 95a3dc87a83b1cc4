import { createHash } from "node:crypto";
import type { Document } from "#search-engine/document.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";
import type { Site } from "#site/site.ts";
import { categoryDocuments } from "../categories-index.ts";
import { offerDocuments } from "../offers-index.ts";
import type { IndexName } from "../search-port.ts";
import { contentMark, documentKey } from "./index-settings.ts";

/** All documents of one site for the server's indexes. */
export function siteDocuments(site: Site, stock: SiteStock, now: number): Record<IndexName, Document[]> {
  const { id } = site.public;
  const cars = carDocuments(stock).map((document) => marked(id, document));
  return {
    cars,
    products: cars,
    offers: offerDocuments(site, now).map((document) => marked(id, document)),
    categories: categoryDocuments(stock, id).map((document) => marked(id, document)),
  };
}

/** Without the whole car and its numbers, which only our own pages need. */
function carDocuments({ index }: SiteStock): Document[] {
  const { keys } = index.disjunctive({ limit: index.size, attributesToRetrieve: [] });
  return keys.map((key) => {
    const { car: _car, rego: _rego, vin_end: _vinEnd, ...document } = index.document(key)!;
    return document;
  });
}

function marked(siteId: string, document: Document): Document {
  const mark = createHash("sha256").update(JSON.stringify(document)).digest("base64url").slice(0, 16);
  return { ...document, [documentKey]: `${siteId}_${String(document["id"])}`, [contentMark]: mark };
}

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

const entry = z.strictObject({ loc: z.url(), lastmod: z.iso.datetime() });
const index = z.strictObject({
  sitemapindex: z.strictObject({
    "@_xmlns": z.literal("http://www.sitemaps.org/schemas/sitemap/0.9"),
    sitemap: z.array(entry).min(1),
  }),
});
const file = z.strictObject({
  urlset: z.strictObject({
    "@_xmlns": z.literal("http://www.sitemaps.org/schemas/sitemap/0.9"),
    url: z.array(entry).min(1).max(50_000),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  ignoreDeclaration: true,
  parseTagValue: false,
  isArray: (name) => name === "url" || name === "sitemap",
});

function parse(xml: string): unknown {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`not XML: ${valid.err.msg}, line ${valid.err.line}`);
  return parser.parse(xml);
}

export const readSitemapIndex = (xml: string): string[] =>
  index.parse(parse(xml)).sitemapindex.sitemap.map(({ loc }) => loc);
export const readSitemapFile = (xml: string): string[] => file.parse(parse(xml)).urlset.url.map(({ loc }) => loc);

import type { MetaDescriptor } from "react-router";
import { breadcrumbSchema, type Crumb } from "#app/ui/breadcrumb.tsx";

/** Structured data: one schema.org object. */
export type Schema = Record<string, unknown>;

export type HeadSources = {
  site: { origin: string; settings: { name: string; description: string; locale: string; keywords: string[] | null } };
  /** The canonical address: path, and query if it has its own. */
  path: string;
  /** Falls back to the site's name (2.3, Page head). */
  title?: string | undefined;
  description?: string | undefined;
  type?: "website" | "product" | "article";
  /** Address of a picture of 1200x627; the site's own where the page has none. */
  image?: string | null;
  noindex?: boolean;
  /** The breadcrumbs as the page shows them, this page last. */
  crumbs?: readonly Crumb[] | undefined;
  /** Structured data of the page, besides its breadcrumbs. */
  schema?: Schema | readonly Schema[];
  /** Tags for the chat assistant. */
  chat?: readonly MetaDescriptor[];
};

/** The server serves the site's own picture, cropped to 1200x627, under this name. */
const siteImage = "/social.webp";

/** 2.3, Page head: made in the loader, so that `meta` only passes it on. */
export function toHead(from: HeadSources): MetaDescriptor[] {
  const { site, path, title, type, noindex } = from;
  const { name, locale, keywords } = site.settings;
  const summary = from.description ?? site.settings.description;
  const address = site.origin + path;
  return [
    { title: title ? `${title} | ${name}` : name },
    { name: "description", content: summary },
    ...(keywords && keywords.length > 0 ? [{ name: "keywords", content: keywords.join(", ") }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title ?? name },
    { property: "og:description", content: summary },
    { property: "og:type", content: type ?? "website" },
    { property: "og:site_name", content: name },
    { property: "og:url", content: address },
    { property: "og:locale", content: locale.replace("-", "_") },
    { property: "og:image", content: absolute(from.image ?? siteImage, site.origin) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(from.chat ?? []),
    ...structuredData(from),
  ];
}

function structuredData({ site, crumbs, schema }: HeadSources): MetaDescriptor[] {
  const own = schema === undefined ? [] : [schema].flat();
  const all = crumbs?.length ? [...own, breadcrumbSchema(crumbs, site.origin)] : own;
  if (all.length === 0) return [];
  const context = { "@context": "https://schema.org" };
  return [{ "script:ld+json": all.length === 1 ? { ...context, ...all[0] } : { ...context, "@graph": all } }];
}

function absolute(url: string, origin: string): string {
  return url.startsWith("/") ? origin + url : url;
}

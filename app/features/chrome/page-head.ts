import type { MetaDescriptor } from "react-router";

export type HeadSources = {
  site: { origin: string; settings: { name: string; description: string; locale: string; keywords: string[] | null } };
  /** The page's one address: path, and query where it has its own. */
  path: string;
  /** Falls back to the site's name (2.3, Page head). */
  title?: string | undefined;
  description?: string | undefined;
  type?: "website" | "product";
  /** Address of a picture of 1200x627. */
  image?: string | null;
  noindex?: boolean;
  /** Structured data. */
  schema?: Record<string, unknown>;
};

/** 2.3, Page head: made in the loader, so that `meta` only hands it on. */
export function toHead({
  site,
  path,
  title,
  description,
  type,
  image,
  noindex,
  schema,
}: HeadSources): MetaDescriptor[] {
  const { name, locale, keywords } = site.settings;
  const summary = description ?? site.settings.description;
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
    ...(image ? [{ property: "og:image", content: absolute(image, site.origin) }] : []),
    ...(schema ? [{ "script:ld+json": { "@context": "https://schema.org", ...schema } }] : []),
  ];
}

function absolute(url: string, origin: string): string {
  return url.startsWith("/") ? origin + url : url;
}

// What a search engine reads on a page, from the HTML as it was sent.

export type PageFacts = {
  titles: string[];
  /** By name or property. */
  meta: Map<string, string[]>;
  links: { rel: string; href: string }[];
  h1: string[];
  /** Structured data, each object separately. */
  schema: Record<string, unknown>[];
  /** The breadcrumbs that the page shows. */
  crumbs: string[];
  /** Link targets. */
  anchors: string[];
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };
export const plainText = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

function attributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, plainText(value)]),
  );
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);

export function readPage(html: string): PageFacts {
  const head = html.slice(0, html.indexOf("</head>"));
  const body = html.slice(head.length).replaceAll(/<(script|template)\b.*?<\/\1>/gs, "");
  const meta = new Map<string, string[]>();
  for (const tag of head.match(/<meta [^>]*>/g) ?? []) {
    const { name, property, content = "" } = attributes(tag);
    const key = name ?? property;
    if (key !== undefined) meta.set(key, [...(meta.get(key) ?? []), content]);
  }
  const [trail = ""] = all(body, /<nav\b[^>]*aria-label="Breadcrumb"[^>]*>.*?<ol\b[^>]*>(.*?)<\/ol>/gs);
  return {
    titles: all(head, /<title>(.*?)<\/title>/gs).map(plainText),
    meta,
    links: (head.match(/<link [^>]*>/g) ?? []).map((tag) => {
      const { rel = "", href = "" } = attributes(tag);
      return { rel, href };
    }),
    h1: all(body, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(plainText),
    schema: all(head, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap(readSchema),
    crumbs: all(trail, /<li\b[^>]*>(.*?)<\/li>/gs).map(plainText),
    anchors: all(body, /<a\b[^>]*? href="([^"]*)"/gs).map(plainText),
  };
}

function readSchema(text: string): Record<string, unknown>[] {
  const parsed = JSON.parse(text) as Record<string, unknown>;
  const things = parsed["@graph"];
  if (parsed["@context"] !== "https://schema.org") throw new Error("structured data without its context");
  return Array.isArray(things) ? (things as Record<string, unknown>[]) : [parsed];
}

export const one = ({ meta }: PageFacts, name: string): string | undefined => meta.get(name)?.[0];
export const canonicalOf = ({ links }: PageFacts): string[] =>
  links.filter(({ rel }) => rel === "canonical").map(({ href }) => href);
export const isNoindex = (page: PageFacts): boolean => one(page, "robots")?.includes("noindex") ?? false;

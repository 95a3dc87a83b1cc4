import { apartLinks, type ItemPart, type LinkPart, type SectionParts } from "#domain/page/section-parts.ts";
import { htmlOf, pictureOf, type SectionSources } from "./section-sources.ts";
import type { ItemView, SectionView } from "./section-view.ts";

type Sources = Pick<SectionSources<never, never, never>, "page" | "isServed" | "linkTo">;
type Made<K> = Extract<SectionView<never, never, never>, { kind: K }>;

/** The common parts of every section. A button never links to a page that this site does not have. */
export function titled({ title, body, links }: SectionParts, from: Sources) {
  return { title, html: htmlOf(body, from.page), links: served(links, from) };
}

export const heroSection = (parts: SectionParts, from: Sources): Made<"hero"> => ({
  kind: "hero",
  ...titled(parts, from),
  picture: pictureIn(parts, from),
  crumbs: [],
  facts: [],
  logo: null,
});

/** A final paragraph of links becomes buttons; the text above stays unchanged. */
export function textSection(parts: SectionParts, from: Sources, markdown: string): Made<"text"> {
  const apart = apartLinks(markdown).trimEnd();
  const buttons = parts.items.length === 0 && parts.links.length > 0;
  const html = htmlOf(buttons ? apart.slice(0, Math.max(apart.lastIndexOf("\n\n"), 0)) : apart, from.page);
  return {
    kind: "text",
    title: null,
    html,
    links: buttons ? served(parts.links, from) : [],
    contents: contentsOf(html),
  };
}

/** A text with many headings is easier to read with a table of contents beside it. */
function contentsOf(html: string): LinkPart[] {
  const headings = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)];
  return headings.length < 4
    ? []
    : headings.map(([, id = "", label = ""]) => ({ url: `#${id}`, label: label.replaceAll(/<[^>]+>/g, "") }));
}

export const pictureSection = (parts: SectionParts, from: Sources, words: string): Made<"picture"> => ({
  kind: "picture",
  ...titled(parts, from),
  picture: pictureIn(parts, from),
  side: words === "left" ? "left" : "right",
});

export const itemsSection = (
  kind: "cards" | "columns" | "steps",
  parts: SectionParts,
  from: Sources,
  words: string,
): Made<"cards" | "columns" | "steps"> => ({
  kind,
  ...titled(parts, from),
  items: parts.items.map((item) => toItem(item, from)),
  across: Number(words) || Math.min(parts.items.length, 4),
});

/** "**500 km** in the first 14 days": the strong words are the figure. */
export const factsSection = (parts: SectionParts, from: Sources): Made<"facts"> => ({
  kind: "facts",
  ...titled({ ...parts, body: withoutList(parts.body) }, from),
  facts: parts.list.map((text) => {
    const [, value = "", label = text] = /^\*\*(.+?)\*\*\s*(.*)$/s.exec(text) ?? [];
    return { value, label };
  }),
});

const withoutList = (body: string): string => body.replace(/^(?:[-*] .*(?:\n|$))+/m, "").trim();

/** The last line of a quote that begins with a dash names its author. */
export function quoteSection(parts: SectionParts, from: Sources): Made<"quote"> {
  const lines = parts.body.replaceAll(/^> ?/gm, "").split("\n");
  const by = /^[—–-]{1,2}\s*(.+)$/.exec(lines.at(-1) ?? "")?.[1] ?? "";
  const body = (by ? lines.slice(0, -1) : lines).join("\n");
  return { kind: "quote", ...titled({ ...parts, body }, from), by };
}

const toItem = (item: ItemPart, from: Sources): ItemView => ({
  title: item.title,
  html: htmlOf(item.body, from.page),
  picture: pictureIn(item, from),
  links: served(item.links, from),
});

const pictureIn = ({ picture }: Pick<ItemPart, "picture">, { page }: Sources) =>
  picture && pictureOf(picture.src, picture.alt, page);

const served = (links: readonly LinkPart[], { isServed, linkTo }: Sources): LinkPart[] =>
  links.filter(({ url }) => isServed(url)).map((link) => ({ ...link, url: linkTo(link.url) }));

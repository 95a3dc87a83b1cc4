import { lexer, type Token, type Tokens } from "marked";

export type LinkPart = { label: string; url: string };
export type PicturePart = { src: string; alt: string };
export type ItemPart = { title: string; picture: PicturePart | null; links: LinkPart[]; body: string };

/** The parts of a section: its heading, picture, text, buttons, and the items below ### headings. */
export type SectionParts = {
  title: string | null;
  picture: PicturePart | null;
  /** Markdown. */
  body: string;
  /** A final paragraph of links only: they become buttons. */
  links: LinkPart[];
  items: ItemPart[];
  /** Lines of its first list. */
  list: string[];
};

const itemDepth = 3;

export function sectionParts(markdown: string): SectionParts {
  const tokens = lexer(apartLinks(markdown)).filter(({ type }) => type !== "space");
  const first = tokens.findIndex((token) => isHeading(token, (depth) => depth === itemDepth));
  const { title, ...lead } = blockParts(first < 0 ? tokens : tokens.slice(0, first), (depth) => depth < itemDepth);
  const list = tokens.find((token): token is Tokens.List => token.type === "list");
  return {
    title,
    ...lead,
    items: first < 0 ? [] : itemsOf(tokens.slice(first)),
    list: list?.items.map(({ text }) => text) ?? [],
  };
}

/** Lines with links only are buttons, with or without a blank line before them. */
export function apartLinks(markdown: string): string {
  return markdown.replaceAll(/^(?!\[[^\]]*\]\([^)]*\)\s*$)(.*\S.*)\n(?=\[[^\]]*\]\([^)]*\)[ \t]*$)/gm, "$1\n\n");
}

function itemsOf(tokens: readonly Token[]): ItemPart[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    if (isHeading(token, (depth) => depth === itemDepth)) groups.push([token]);
    else groups.at(-1)?.push(token);
  }
  return groups.map((group) => {
    const { title, ...rest } = blockParts(group, (depth) => depth === itemDepth);
    return { title: title ?? "", ...rest };
  });
}

function blockParts(
  tokens: readonly Token[],
  isTitle: (depth: number) => boolean,
): Omit<SectionParts, "items" | "list"> {
  const heading = tokens.find((token): token is Tokens.Heading => isHeading(token, isTitle));
  const image = tokens.map(loneImage).find((found) => found !== null) ?? null;
  const last = tokens.at(-1);
  const links = last ? loneLinks(last) : [];
  const rest = tokens.filter(
    (token) => token !== heading && loneImage(token) === null && !(token === last && links.length > 0),
  );
  return {
    title: heading?.text ?? null,
    picture: image,
    links,
    body: rest
      .map(({ raw }) => raw.trimEnd())
      .join("\n\n")
      .trim(),
  };
}

function isHeading(token: Token, depth: (of: number) => boolean): token is Tokens.Heading {
  return token.type === "heading" && depth((token as Tokens.Heading).depth);
}

const inline = (token: Token): Token[] =>
  token.type === "paragraph"
    ? ((token as Tokens.Paragraph).tokens ?? []).filter(
        (part) => part.type !== "br" && !(part.type === "text" && /^[\s·|]*$/.test(part.raw)),
      )
    : [];

function loneImage(token: Token): PicturePart | null {
  const [only, ...more] = inline(token);
  if (only?.type !== "image" || more.length > 0) return null;
  const { href, text } = only as Tokens.Image;
  return { src: href, alt: text };
}

function loneLinks(token: Token): LinkPart[] {
  const parts = inline(token);
  if (parts.length === 0 || parts.some(({ type }) => type !== "link")) return [];
  return (parts as Tokens.Link[]).map(({ text, href }) => ({ label: text, url: href }));
}

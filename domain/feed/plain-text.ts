import { ownValue } from "#domain/text/own-value.ts";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bull: "•",
  ndash: "–",
  mdash: "—",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  hellip: "…",
  trade: "™",
  reg: "®",
  deg: "°",
  frac12: "½",
};
/** Markup needs several times the room of its text, of which a car shows 8,000 characters. */
const MOST_CHARACTERS = 100_000;
const item = /<li\b[^>]*>/gi;
const block = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\b[^>]*>/gi;
const tag = /<[^>]*>/g;

/** A description as plain text with paragraphs, whatever markup it came in. Tags are dropped, never shown or run. */
export function plainText(source: string): string {
  const start = source.slice(0, MOST_CHARACTERS);
  const once = decode(start);
  // Feeds often escape their markup twice.
  const markup = hasTag(once, /<[a-z/]/i) ? once : start;
  const text = hasTag(markup, /<[a-z/!]/i) ? decode(withoutMarkup(markup)) : once;
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/\n\n(?=• )/g, "\n")
    .trim();
}

function hasTag(text: string, beginning: RegExp): boolean {
  const at = text.search(beginning);
  return at !== -1 && text.includes(">", at + 2);
}

// Every expression reads its text once: it finds its end wherever it begins, or begins only once in a run of signs.
// domain/feed/linear-time.test.ts counts the steps.
function withoutMarkup(markup: string): string {
  const text = markup
    .replaceAll(/<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replaceAll(/\s+/g, (space) => (space.includes("\n") ? " " : space));
  // Without an end after it, a tag would be looked for from each of its beginnings to the end of the text.
  const end = text.lastIndexOf(">") + 1;
  const tagged = text.slice(0, end).replaceAll(item, "\n• ").replaceAll(block, "\n\n").replaceAll(tag, "");
  return tagged + text.slice(end);
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,8}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ownValue(entities, String(name).toLowerCase()) ?? all;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

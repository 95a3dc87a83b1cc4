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
const block = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\b[^>]*>/gi;

/** A description as plain text with paragraphs, whatever markup it came in. Tags are dropped, never shown or run. */
export function plainText(source: string): string {
  const once = decode(source);
  // Feeds often escape their markup twice.
  const markup = /<[a-z/][^>]*>/i.test(once) ? once : source;
  const text = /<[a-z/!][^>]*>/i.test(markup)
    ? decode(
        markup
          .replaceAll(/<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
          .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "")
          .replaceAll(/\s*\n\s*/g, " ")
          .replaceAll(/<li\b[^>]*>/gi, "\n• ")
          .replaceAll(block, "\n\n")
          .replaceAll(/<[^>]*>/g, ""),
      )
    : once;
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/\n\n(?=• )/g, "\n")
    .trim();
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,8}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? all;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

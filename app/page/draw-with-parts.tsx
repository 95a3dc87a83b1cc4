import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { Parts, type PartsOfPage } from "./finished-part.tsx";

// Cards, the navigation and the footer are rendered once and then inserted into pages as text, because React takes most
// of a page's time. A part belongs to the object that it shows. Loaders create a new object whenever the part would
// look different (`PageContext.shared`), so no part outlives what it shows.

const BYTES = 24_000_000;
const finished = new LRUCache<string, string>({
  maxSize: BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** For the bench: the next page renders everything. */
export const forgetParts = (): void => finished.clear();

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function keyOf(shown: object, name: string): string {
  const number = numbers.get(shown) ?? ++lastNumber;
  numbers.set(shown, number);
  return `${number} ${name}`;
}

/** Random per process, so that nobody can write it into a page. */
const tag = `part-${crypto.randomUUID()}`;
const opening = `<${tag}>`;
const closing = `</${tag}>`;

/** Renders a page by `draw` and inserts the parts that were rendered before. */
export function drawWithParts(page: ReactNode, draw: (tree: ReactNode) => string): string {
  const lookups: { key: string; html: string | undefined }[] = [];
  const parts: PartsOfPage = {
    tag,
    find(shown, name) {
      const key = keyOf(shown, name);
      const html = finished.get(key);
      lookups.push({ key, html });
      return html;
    },
  };
  const [start = "", ...rest] = draw(<Parts value={parts}>{page}</Parts>).split(opening);
  return lookups.reduce((html, part, index) => {
    const text = rest[index] ?? "";
    const end = text.indexOf(closing);
    const drawn = part.html ?? text.slice(0, end);
    if (part.html === undefined && isAlikeEverywhere(drawn)) finished.set(part.key, drawn);
    return html + drawn + text.slice(end + closing.length);
  }, start);
}

/**
 * React puts a preload of an eager image into the head, and derives ids from the position in the page. A part with
 * either is rendered for each page.
 */
const isAlikeEverywhere = (html: string): boolean => !/<img(?![^>]*loading="lazy")|="_R_/.test(html);

import { createRandom } from "#tests/faults/random.ts";
import { plainText } from "./read-page.ts";

const pick = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)] as T;

/** Facet combinations that a visitor could tick on this site, the same each time. */
export function facetUrls(
  known: readonly string[],
  listing: string,
  most: number,
  next = createRandom(20261115),
): string[] {
  const values = new Map<string, string[]>();
  for (const tag of listing.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1];
    if (name && value) values.set(name, [...(values.get(name) ?? []), plainText(value)]);
  }
  const names = [...values.keys()];
  const paths = known.filter((path) => path.startsWith("/search"));
  const found = new Set<string>();
  for (let tries = 0; found.size < most && tries < most * 4 && names.length > 0; tries++) {
    const parameters = new URLSearchParams();
    for (let count = 1 + Math.floor(next() * 3); count > 0; count--) {
      const name = pick(names, next);
      parameters.set(name, pick(values.get(name) ?? [], next));
    }
    if (next() < 0.2) parameters.set("sortBy", pick(["price:asc", "km:asc", "year:desc"], next));
    if (next() < 0.2) parameters.set("page", "2");
    if (next() < 0.2) parameters.set("price", pick(["10000,30000", ",20000", "50000,"], next));
    const base = next() < 0.5 ? "/search" : pick(paths, next);
    // As our own links spell them.
    const query = String(parameters).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/");
    found.add(`${base}?${query}`);
  }
  return [...found];
}

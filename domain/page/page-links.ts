import { lexer, walkTokens } from "marked";

/** Where a page's Markdown leads and which pictures it shows, with the line of each, counted from 1. */
export type PageLink = { line: number; target: string };

export function pageLinks(markdown: string): PageLink[] {
  const targets = new Set<string>();
  void walkTokens(lexer(markdown), (token) => {
    if (token.type === "link" || token.type === "image") targets.add(String(token["href"]));
  });
  const lines = markdown.split(/\r?\n/);
  return [...targets].map((target) => ({ line: lines.findIndex((line) => line.includes(target)) + 1, target }));
}

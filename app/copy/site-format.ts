import { createContext, use } from "react";
import type { Format } from "#domain/country/format.ts";

/** How the site of the page writes figures and dates. */
export const SiteFormat = createContext<Format | null>(null);

export function useFormat(): Format {
  const format = use(SiteFormat);
  if (!format) throw new Error("A page of a site gives its format: <SiteFormat value={…}>.");
  return format;
}

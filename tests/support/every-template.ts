import { inject } from "vitest";
import { type Combination, demoSettings } from "./combinations.ts";
import { type KeyPage, keyPages } from "./key-pages.ts";

/** The server with the chosen combinations, shared by all files, which only read from it. */
export const templatesPort = (): number => inject("templatesPort");

export const pagesOf = ({ slug, site }: Combination): Promise<KeyPage[]> =>
  keyPages(templatesPort(), slug, demoSettings(site));

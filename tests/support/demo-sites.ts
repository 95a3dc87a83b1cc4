import { join } from "node:path";
import { loadFolder } from "#site/load-folder.ts";

/** The demo dealerships as they stand in their folder. */
export const demoSites = () => loadFolder(join(import.meta.dirname, "../../demo/sites")).network;

export const demoSlugs: readonly string[] = demoSites()
  .sites.map(({ settings }) => settings.slug)
  .sort();

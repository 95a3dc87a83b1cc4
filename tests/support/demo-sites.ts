import { join } from "node:path";
import { loadFolder } from "#site/load-folder.ts";

/** The demo dealerships, loaded from their folder. */
export const demoSites = () => loadFolder(join(import.meta.dirname, "../../demo/sites")).network;

export const demoSlugs: readonly string[] = demoSites()
  .sites.map(({ settings }) => settings.slug)
  .sort();

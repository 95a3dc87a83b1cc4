import { join } from "node:path";
import { loadFolder } from "#site/load-folder.ts";

const { network } = loadFolder(join(import.meta.dirname, "../../demo/sites"));

/** The demo dealerships. Reading their folder takes a third of a second, so each worker reads it once. */
export const demoSites = () => network;

export const demoSlugs: readonly string[] = demoSites()
  .sites.map(({ settings }) => settings.slug)
  .sort();

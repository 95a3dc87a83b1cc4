import { loadFolder } from "#site/load-folder.ts";
import type { Problem } from "#site/yaml-file.ts";
import { sentence } from "#site/yaml-file.ts";
import type { Store } from "#server/adapters/store/store.ts";

export class FolderRefused extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(sentence).join("\n"));
    this.problems = problems;
  }
}

/**
 * Checks a folder of sites as a whole and writes it in one transaction. A bad file means that nothing changes. With
 * `only`, these sites and their dealerships are written.
 */
export async function applyFolder(
  store: Store,
  folder: string,
  only: readonly string[] | null = null,
): ReturnType<Store["operator"]["sites"]["applyAll"]> {
  const { network, problems } = loadFolder(folder);
  if (problems.length > 0) throw new FolderRefused(problems);
  const sites = network.sites.filter(({ settings }) => only === null || only.includes(settings.slug));
  const shown = new Set(sites.flatMap(({ settings }) => settings.dealerships));
  const dealerships = network.dealerships.filter(({ dealership }) => only === null || shown.has(dealership.slug));
  return store.operator.sites.applyAll({
    sites: sites.map(({ settings, own, content }) => ({
      slug: settings.slug,
      id: settings.id,
      hosts: settings.hosts,
      document: { settings: own, content },
    })),
    dealerships: dealerships.map(({ dealership }) => dealership),
    sources: new Map(dealerships.map(({ dealership, source }) => [dealership.id, source])),
  });
}

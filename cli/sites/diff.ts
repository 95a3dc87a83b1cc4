import type { Store } from "#server/adapters/store/store.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { Network } from "#site/network.ts";
import { completeSettings } from "#site/resolve-site.ts";
import { changeData } from "#site/setting-changes.ts";
import { type Command, print } from "../command.ts";
import { type Changed, changedDealership, changedSite, linesOf, type Side } from "./changes.ts";
import { count, folderWords, onlySites, refuse } from "./folder-words.ts";

export const diffCommand: Command = {
  words: "DIR [--only SLUG,…] [--json]",
  help: "what applying a folder would change on which site and dealership, setting by setting",
  needsStore: true,
  async run(words, store) {
    const { folder, only, json } = folderWords(words);
    const { network: whole, problems } = loadFolder(folder);
    if (problems.length > 0) throw refuse(problems);
    const network = onlySites(whole, only);
    const sites = await siteChanges(network, store);
    const dealerships = await dealershipChanges(network, store);
    if (json) {
      print(JSON.stringify({ sites: sites.map(dataOf), dealerships: dealerships.map(dataOf) }, null, 2));
      return 0;
    }
    for (const line of [...sites, ...dealerships].flatMap(linesOf)) print(line);
    print(
      `${sites.length} of ${count(network.sites.length, "site")} and ` +
        `${dealerships.length} of ${count(network.dealerships.length, "dealership")} would change.`,
    );
    return 0;
  },
};

async function siteChanges({ sites }: Network, store: Store): Promise<Changed[]> {
  const stored = new Map((await store.operator.sites.list()).map(({ id, document }) => [id, document]));
  return sites.flatMap((site) => {
    const { id } = site.settings;
    return changedSite(site, stored.has(id) ? storedSide(stored.get(id)) : null);
  });
}

function storedSide(stored: unknown): Side {
  const document = (stored ?? {}) as { settings?: Record<string, unknown>; content?: Record<string, unknown> };
  const complete = completeSettings(document.settings ?? {});
  return { settings: complete.success ? complete.data : {}, content: document.content ?? {} };
}

type ShownBy = Changed & { sites: string[] };

async function dealershipChanges({ sites, dealerships }: Network, store: Store): Promise<ShownBy[]> {
  const { operator } = store;
  const stored = new Map((await operator.dealerships.list()).map((dealership) => [dealership.id, dealership]));
  const sources = new Map((await operator.sources.list()).map(({ dealershipId, source }) => [dealershipId, source]));
  return dealerships.flatMap((after) => {
    const { id, slug } = after.dealership;
    const dealership = stored.get(id);
    const shownBy = sites.filter(({ settings }) => settings.dealerships.includes(slug));
    const names = shownBy.map(({ settings }) => settings.slug);
    const before = dealership ? { dealership, source: sources.get(id) ?? null } : null;
    return changedDealership(after, before, names).map((changed) => ({ ...changed, sites: names }));
  });
}

function dataOf({ slug, isNew, changes, lists, ...rest }: Changed | ShownBy): object {
  const shownBy = "sites" in rest ? { sites: rest.sites } : {};
  return { slug, isNew, ...shownBy, changes: [...changes.map(changeData), ...lists.map((path) => ({ path }))] };
}

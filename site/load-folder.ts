import type { LoadedDealership, LoadedSite, Network } from "./network.ts";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { checkNetwork, type Others } from "./check-network.ts";
import { yamlNames } from "./folder-hashes.ts";
import { readMarkdownPage } from "./markdown-page.ts";
import { loadStockSource } from "./load-stock-source.ts";
import { misnamedFiles } from "./misnamed-files.ts";
import { readText, readYaml } from "./read-text.ts";
import { completeSettings } from "./resolve-site.ts";
import { contentSchemas } from "./schema/content.ts";
import { dealershipFile } from "./schema/dealership-file.ts";
import type { SiteContent } from "./schema/site-settings.ts";
import { loadShared, type SharedSettings, withShared } from "./shared-settings.ts";
import { type Problem, problemsInLayers, type YamlFile } from "./yaml-file.ts";

/** The files to parse; all others are known to be valid, and their names stay claimed. */
export type Reading = {
  sites: ReadonlySet<string>;
  dealerships: ReadonlySet<string>;
  others: Others;
};

/**
 * Reads an operator's folder: <slug>.yaml, <slug>/…, dealerships/<slug>.yaml, and shared settings in defaults/. A
 * single problem rejects the whole folder. With `reading`, only some of the files are parsed, and the dealerships that
 * their sites show.
 */
export function loadFolder(folder: string, reading: Reading | null = null): { network: Network; problems: Problem[] } {
  const problems = misnamedFiles(folder);
  const ofSites: Problem[] = [];
  const shared = loadShared(folder, ofSites);
  const sites = yamlNames(folder)
    .filter((name) => reading === null || reading.sites.has(basename(name, ".yaml")))
    .flatMap((name) => loadSite(folder, name, shared, ofSites) ?? []);
  const shown = new Set(sites.flatMap(({ settings }) => settings.dealerships));
  const isRead = (slug: string) => reading === null || reading.dealerships.has(slug) || shown.has(slug);
  const dealerships = yamlNames(join(folder, "dealerships"))
    .filter((name) => isRead(basename(name, ".yaml")))
    .flatMap((name) => loadDealership(join(folder, "dealerships"), name, problems) ?? []);
  problems.push(...ofSites);
  const network = { sites, dealerships };
  return { network, problems: problems.length > 0 ? problems : checkNetwork(network, reading?.others) };
}

function loadDealership(folder: string, name: string, problems: Problem[]): LoadedDealership | null {
  const file = readYaml(join(folder, name), `dealerships/${name}`, problems);
  const parsed = file && check(file, dealershipFile, problems);
  if (!file || !parsed) return null;
  const { stock, ...dealership } = parsed;
  const source = stock && loadStockSource(folder, stock, { file, slug: dealership.slug, problems });
  return { file, dealership, source };
}

function loadSite(folder: string, name: string, shared: SharedSettings, problems: Problem[]): LoadedSite | null {
  const file = readYaml(join(folder, name), name, problems);
  const own = file && asRecord(file, problems);
  if (!own) return null;
  const files: SiteFiles = { lists: new Map(), pages: new Map() };
  const content = loadContent(join(folder, basename(name, ".yaml")), basename(name, ".yaml"), files, problems);
  const { settings: inherited, layers, problems: found } = withShared(file, own, shared);
  const settings = completeSettings(inherited);
  problems.push(...found);
  if (!settings.success) problems.push(...problemsInLayers(layers, settings.error));
  return settings.success ? { file, own: inherited, settings: settings.data, content, ...files } : null;
}

function asRecord(file: YamlFile, problems: Problem[]): Record<string, unknown> | null {
  if (typeof file.value === "object" && file.value !== null && !Array.isArray(file.value)) {
    return file.value as Record<string, unknown>;
  }
  problems.push(file.problem([], "a site file is a list of settings, such as `name: Corner Lot`"));
  return null;
}

function check<T>(file: YamlFile, schema: z.ZodType<T>, problems: Problem[]): T | null {
  const parsed = schema.safeParse(file.value, { reportInput: true });
  if (parsed.success) return parsed.data;
  problems.push(...file.problemsFrom(parsed.error));
  return null;
}

type SiteFiles = { lists: Map<string, YamlFile>; pages: Map<string, string> };

function loadContent(folder: string, shown: string, files: SiteFiles, problems: Problem[]): SiteContent {
  const list = <K extends Exclude<keyof SiteContent, "pages">>(kind: K): SiteContent[K] => {
    const path = join(folder, `${kind}.yaml`);
    const file = existsSync(path) ? readYaml(path, `${shown}/${kind}.yaml`, problems) : null;
    if (file) files.lists.set(kind, file);
    const schema = contentSchemas[kind] as unknown as z.ZodType<SiteContent[K]>;
    return (file && check(file, schema, problems)) ?? ([] as SiteContent[K]);
  };
  return {
    reviews: list("reviews"),
    offers: list("offers"),
    models: list("models"),
    promos: list("promos"),
    promises: list("promises"),
    staff: list("staff"),
    faqs: list("faqs"),
    milestones: list("milestones"),
    redirects: list("redirects"),
    pages: loadPages(join(folder, "pages"), `${shown}/pages`, files.pages, problems),
  };
}

function loadPages(
  folder: string,
  shown: string,
  texts: Map<string, string>,
  problems: Problem[],
): SiteContent["pages"] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => {
      const text = readText(join(folder, name), `${shown}/${name}`, problems);
      if (text === null) return [];
      texts.set(`${shown}/${name}`, text);
      const { page, problems: found } = readMarkdownPage(`${shown}/${name}`, text);
      problems.push(...found);
      return page ? [page] : [];
    });
}

import type { AppliedFile } from "#server/adapters/store/repositories/applied-files.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { claimsOf } from "#site/check-network.ts";
import { type FolderHashes, hashFolder } from "#site/folder-hashes.ts";
import { loadFolder, type Reading } from "#site/load-folder.ts";
import type { LoadedDealership, LoadedSite, Network } from "#site/network.ts";
import type { Problem } from "#site/yaml-file.ts";
import { sentence } from "#site/yaml-file.ts";
import { judgeReceivers } from "./judge-receivers.ts";

export class FolderError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(sentence).join("\n"));
    this.problems = problems;
  }
}

type Options = {
  /** These sites and their dealerships alone are written. */
  only?: readonly string[] | null;
  /** Reads every file, also those that have not changed since they were applied. */
  everything?: boolean;
};
type Applied = Awaited<ReturnType<Store["operator"]["sites"]["applyAll"]>> & {
  /** What was read of the folder. */
  network: Network;
  /** Sites whose own files did not change, with the dealerships of theirs that did. */
  byDealership: Map<string, string[]>;
  /** Enquiries of these sites that reach nobody. */
  warnings: Awaited<ReturnType<typeof judgeReceivers>>["warnings"];
};

/**
 * Checks a folder of sites as a whole and writes it in one transaction. A bad file means that nothing changes. Files that
 * the store was filled from, and has not been changed since, are not read again: a changed site costs one site.
 */
export async function applyFolder(
  store: Store,
  folder: string,
  { only = null, everything = false }: Options = {},
): Promise<Applied> {
  const hashes = hashFolder(folder);
  const same = everything ? [] : unchangedFiles(hashes, await store.operator.appliedFiles.current());
  const network = load(folder, readingOf(hashes, same));
  const isMeant = (slug: string) => only === null || only.includes(slug);
  const sites = network.sites.filter(({ settings }) => isMeant(settings.slug));
  const shown = new Set(sites.flatMap(({ settings }) => settings.dealerships));
  const dealerships = network.dealerships.filter(({ dealership }) => only === null || shown.has(dealership.slug));
  const { refused, warnings } = await judgeReceivers({ sites, dealerships }, store);
  if (refused.length > 0) throw new FolderError(refused);
  const done = await store.operator.sites.applyAll({
    sites: sites.map(({ settings, own, content }) => ({
      slug: settings.slug,
      id: settings.id,
      hosts: settings.hosts,
      document: { settings: own, content },
    })),
    dealerships: dealerships.map(({ dealership }) => dealership),
    sources: new Map(dealerships.map(({ dealership, source }) => [dealership.id, source])),
    files: [...sites, ...dealerships].map((one) => fileOf(one, hashes)),
  });
  const written = new Set([...done.dealerships, ...done.sources]);
  const moved = new Set(
    dealerships
      .map(({ dealership }) => dealership)
      .filter(({ id }) => written.has(id))
      .map(({ slug }) => slug),
  );
  const byDealership = new Map(
    sites
      .filter(({ settings }) => done.unchanged.includes(settings.slug))
      .map(({ settings }) => [settings.slug, settings.dealerships.filter((slug) => moved.has(slug))] as const)
      .filter(([, changed]) => changed.length > 0),
  );
  const read = new Set(network.sites.map(({ settings }) => settings.slug));
  const kept = [...hashes.sites.keys()].filter((slug) => !read.has(slug) && isMeant(slug));
  return {
    ...done,
    unchanged: [...done.unchanged, ...kept].sort(),
    network: { sites, dealerships },
    byDealership,
    warnings,
  };
}

/** Whatever is wrong is said after reading everything, so that it is said alike whatever was applied before. */
function load(folder: string, reading: Reading | null): Network {
  const some = reading && loadFolder(folder, reading);
  if (some?.problems.length === 0) return some.network;
  const { network, problems } = loadFolder(folder);
  if (problems.length > 0) throw new FolderError(problems);
  return network;
}

/** A site counts as changed with each dealership that it shows: its settings name their locations. */
function unchangedFiles(hashes: FolderHashes, applied: readonly AppliedFile[]): AppliedFile[] {
  const same = applied.filter(
    ({ kind, slug, hash }) => (kind === "site" ? hashes.sites : hashes.dealerships).get(slug) === hash,
  );
  const dealerships = new Set(same.filter(({ kind }) => kind === "dealership").map(({ slug }) => slug));
  return same.filter((one) => one.kind === "dealership" || one.dealerships.every((slug) => dealerships.has(slug)));
}

/** The files that have changed since they were applied; null where all have to be read. */
function readingOf(hashes: FolderHashes, same: readonly AppliedFile[]): Reading | null {
  const claims = new Map(
    same.flatMap(({ kind, slug, claims: names }) => names.map((name) => [name, fileName(kind, slug)])),
  );
  const named = same.flatMap(({ dealerships }) => dealerships);
  const isWhole =
    claims.size === same.reduce((sum, one) => sum + one.claims.length, 0) &&
    named.every((slug) => hashes.dealerships.has(slug));
  if (!isWhole || same.length === 0) return null;
  const left = (kind: AppliedFile["kind"], all: ReadonlyMap<string, string>) => {
    const known = new Set(same.filter((one) => one.kind === kind).map(({ slug }) => slug));
    return new Set([...all.keys()].filter((slug) => !known.has(slug)));
  };
  return {
    sites: left("site", hashes.sites),
    dealerships: left("dealership", hashes.dealerships),
    others: { claims, dealerships: new Set(hashes.dealerships.keys()) },
  };
}

const fileName = (kind: AppliedFile["kind"], slug: string): string =>
  kind === "site" ? `${slug}.yaml` : `dealerships/${slug}.yaml`;

function fileOf(one: LoadedSite | LoadedDealership, hashes: FolderHashes): AppliedFile {
  const isSite = "settings" in one;
  const slug = isSite ? one.settings.slug : one.dealership.slug;
  return {
    kind: isSite ? "site" : "dealership",
    slug,
    hash: (isSite ? hashes.sites : hashes.dealerships).get(slug) ?? "",
    claims: claimsOf(one),
    dealerships: isSite ? one.settings.dealerships : [],
  };
}

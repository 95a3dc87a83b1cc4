import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { edited, firstFolder, folderEdit, type FolderModel, writeFolder } from "#tests/support/folder-steps.ts";
import { present } from "#tests/support/present.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { applyFolder, FolderError } from "#server/sites/apply-folder.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { GoodCopies } from "#server/sites/good-copies.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";

// The shortcuts: applying a folder reads what has changed since it was applied, and a server reads the sites that have
// changed in the store. The long way: reading everything, and a server that has just started. See docs/shortcuts.md.

let folder: string;
const opened: Store[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-apply-"));
  await (await openStore({ dataDir: join(folder, "empty") })).close();
});
afterAll(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

let stores = 0;
/** Also those of a walk that failed. */
const closeAll = () => Promise.all(opened.splice(0).map((store) => store.close()));
async function emptyStore(): Promise<Store> {
  const dataDir = join(folder, `data-${stores++}`);
  cpSync(join(folder, "empty"), dataDir, { recursive: true });
  const store = await openStore({ dataDir });
  opened.push(store);
  return store;
}

type Options = Parameters<typeof applyFolder>[2];

/** What an operator is told. */
async function outcomeOf(store: Store, options: Options = {}) {
  try {
    const { changed, unchanged, dealerships } = await applyFolder(store, join(folder, "sites"), options);
    return { changed: changed.toSorted(), unchanged: unchanged.toSorted(), dealerships: dealerships.toSorted() };
  } catch (error) {
    if (error instanceof FolderError || error instanceof StoreError) return error.message;
    throw error;
  }
}

/** What is stored, apart from versions and times. */
async function storedIn({ operator }: Store) {
  const sites = await operator.sites.list();
  return {
    sites: sites.map(({ slug, id, hosts, document }) => ({ slug, id, hosts, document })),
    dealerships: await operator.dealerships.rows(),
    sources: (await operator.sources.list()).map(({ dealershipId, source }) => ({ dealershipId, source })),
  };
}

async function remove({ operator }: Store, id: string): Promise<void> {
  const stored = (await operator.sites.heads()).find((site) => site.id === id);
  if (stored) await operator.siteLife.remove(stored.slug);
}

async function serverOn(store: Store): Promise<SiteRegistry> {
  const registry = new SiteRegistry(store, createIndexCache(1e6), ({ slug }) => `http://${slug}.example`);
  await registry.refresh();
  return registry;
}

const hosts = ["site-0.example", "site-1.example", "site-2.example", "moving.example", "new.example"];

/** What a server serves. */
function servedBy(registry: SiteRegistry) {
  return {
    sites: registry.all().map(({ site, appliedAt, suspended }) => ({ site, appliedAt, suspended })),
    hosts: hosts.map((host) => [host, registry.byHost(host)?.site.slug ?? null, registry.isUnreadable(host)]),
    quarantined: registry.quarantined(),
  };
}

/** Each readable site, as it is served and as its last good version is stored. */
async function goodCopiesOf(registry: SiteRegistry, store: Store) {
  const unreadable = new Set(registry.quarantined().map(({ slug }) => slug));
  const sites = registry.all().flatMap(({ site }) => (unreadable.has(site.slug) ? [] : [site]));
  const copies = new GoodCopies(store, null);
  return { served: sites, stored: await Promise.all(sites.map(({ slug }) => copies.read(slug))) };
}

/** The sites of the folder, apart from what only their history decides: versions, times, and what they are stored under. */
function sitesNamed(registry: SiteRegistry, names: readonly string[]) {
  return names.map((name) => {
    const { slug: _slug, version: _version, ...site } = present(registry.byName(name), name).site;
    return [site, site.public.hosts.map((one) => registry.byHost(one)?.site.public.slug)];
  });
}

const slugsOf = ({ sites }: FolderModel): string[] => [...new Set(sites.flatMap((one) => one?.slug ?? []))];

/** The same folder in an empty store, applied whole and site by site. */
async function inOneGo(names: readonly string[]) {
  const [whole, siteBySite] = [await emptyStore(), await emptyStore()];
  await outcomeOf(whole);
  for (const name of names) await outcomeOf(siteBySite, { only: [name] });
  return [sitesNamed(await serverOn(whole), names), sitesNamed(await serverOn(siteBySite), names)];
}

const walk = fc.array(
  fc.record({
    edits: fc.oneof({ weight: 2, arbitrary: fc.tuple(folderEdit) }, fc.array(folderEdit, { maxLength: 4 })),
    only: fc.option(fc.subarray(["site-0", "site-1", "renamed"], { minLength: 1 }), { freq: 2 }),
    // What to do about a refusal: undo the edits, or go on from there.
    isUndone: fc.nat(3).map((one) => one > 0),
  }),
  { minLength: 1, maxLength: 16, size: "max" },
);

test("[10.2.6] a folder applied change by change is stored, refused and served as one read whole", async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      await closeAll();
      const [inParts, whole] = [await emptyStore(), await emptyStore()];
      const server = await serverOn(inParts);
      let model = firstFolder;
      let accepted = firstFolder;
      for (const { edits, only, isUndone } of steps) {
        for (const edit of edits) {
          const dropped = "dropSite" in edit && edit.isDeleted ? model.sites[edit.dropSite] : null;
          if (dropped) for (const store of [inParts, whole]) await remove(store, dropped.id);
          model = edited(model, edit);
        }
        writeFolder(join(folder, "sites"), model);
        const outcome = await outcomeOf(inParts, { only });
        expect(outcome).toEqual(await outcomeOf(whole, { only, everything: true }));
        expect(await storedIn(inParts)).toEqual(await storedIn(whole));
        await server.refresh();
        const { served, stored } = await goodCopiesOf(server, inParts);
        expect(stored).toEqual(served);
        expect(servedBy(server)).toEqual(servedBy(await serverOn(inParts)));
        if (typeof outcome !== "string") accepted = model;
        else if (isUndone) model = accepted;
      }
      writeFolder(join(folder, "sites"), accepted);
      // What the store keeps of former sites may refuse what an empty one accepts.
      if (typeof (await outcomeOf(inParts)) === "string") return;
      await server.refresh();
      const names = slugsOf(accepted);
      const named = sitesNamed(server, names);
      expect([named, named]).toEqual(await inOneGo(names));
    }),
    fuzz(1 / 100),
  );
}, 600_000);

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { applyFolder, FolderError } from "#server/sites/apply-folder.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { sentence } from "#site/yaml-file.ts";
import { makeCar } from "#tests/support/store-fixtures.ts";

const count = 8;
const slugs = Array.from({ length: count }, (_, n) => `site-${n}`);
const fixtures = join(import.meta.dirname, "../fixtures/sites");
let folder: string;
let store: Store;

const edit = (name: string, change: (text: string) => string) => {
  const file = join(folder, "sites", name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
};
const apply = (options = {}) => applyFolder(store, join(folder, "sites"), options);
const rename = (name: string) => edit(`${name}.yaml`, (text) => text.replace(/^name: .*$/m, "name: Renamed"));
/** Each gets the other's slug, and so its file. */
const swapDealerships = (one: string, other: string) => {
  const textOf = (slug: string) => readFileSync(join(folder, "sites/dealerships", `${slug}.yaml`), "utf8");
  const [first, second] = [textOf(one), textOf(other)];
  edit(`dealerships/${one}.yaml`, () => second.replace(/^slug: .*$/m, `slug: ${one}`));
  edit(`dealerships/${other}.yaml`, () => first.replace(/^slug: .*$/m, `slug: ${other}`));
};
/** Which files of sites and dealerships an application read. */
const readBy = ({ network }: Awaited<ReturnType<typeof apply>>) => [
  network.sites.map(({ settings }) => settings.slug),
  network.dealerships.map(({ dealership }) => dealership.slug),
];
const refusal = async () => {
  const error: unknown = await apply().catch((reason: unknown) => reason);
  return error instanceof FolderError ? error.problems.map(sentence) : error;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-many-"));
  for (const slug of slugs) {
    for (const [from, to] of [
      ["first-site.yaml", `${slug}.yaml`],
      ["dealerships/first.yaml", `dealerships/${slug}.yaml`],
    ] as const) {
      cpSync(join(fixtures, from), join(folder, "sites", to));
      edit(to, (text) => text.replaceAll("first-site", slug).replaceAll(/(?<=[ .[]|@)first(?=[-\].\n]|$)/gm, slug));
    }
  }
  store = await openStore({ dataDir: join(folder, "data") });
  await apply();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe("applying a folder of many sites", () => {
  test("[10.2] reads a changed site and its dealership, and no other", async () => {
    rename("site-3");
    const applied = await apply();
    expect(applied.changed).toEqual(["site-3"]);
    expect(applied.unchanged).toEqual(slugs.filter((slug) => slug !== "site-3"));
    expect(readBy(applied)).toEqual([["site-3"], ["site-3"]]);
    expect(readBy(await apply())).toEqual([[], []]);
    expect(readBy(await apply({ everything: true }))).toEqual([slugs, slugs]);
  });

  test("[10.2] a file that is shared is a change of all; a remark changes nothing but is read once", async () => {
    edit("site-1.yaml", (text) => `# a remark\n${text}`);
    const remarked = await apply();
    expect([remarked.changed, ...readBy(remarked)]).toEqual([[], ["site-1"], ["site-1"]]);
    expect(readBy(await apply())).toEqual([[], []]);
    cpSync(join(fixtures, "first-site/offers.yaml"), join(folder, "sites/site-2/offers.yaml"));
    expect((await apply()).changed).toEqual(["site-2"]);
    cpSync(join(folder, "sites/site-0.yaml"), join(folder, "sites/defaults/all.yaml"));
    edit("defaults/all.yaml", () => "greeting: hello\n");
    expect(await refusal()).toHaveLength(count);
  });

  test("[10.2.2] names that meet those of unchanged files are refused in the words of a whole reading", async () => {
    edit("site-6.yaml", (text) => text.replace(/^hosts: .*$/m, "hosts: [www.site-2.example]"));
    const words = await refusal();
    expect(words).toEqual([
      'site-6.yaml, line 5, hosts.0: the host "www.site-2.example" already belongs to site-2.yaml; a host leads to one site only',
    ]);
    rmSync(join(folder, "sites/dealerships/site-5.yaml"));
    expect(await refusal()).toContainEqual(expect.stringContaining('there is no dealership "site-5"'));
  });

  test("[10.2] one site alone is applied with a dealership of it that has changed, though its own file has not", async () => {
    edit("dealerships/site-3.yaml", (text) => text.replace(/^name: .*$/m, "name: Renamed yard"));
    expect((await apply({ only: ["site-2"] })).dealerships).toEqual([]);
    expect((await apply({ only: ["site-3"] })).dealerships).toEqual(["site-3"]);
    expect((await store.operator.dealerships.get("site-3"))?.name).toBe("Renamed yard");
  });

  test("[10.2.2] a slug that another stored dealership has is refused by name; two may swap theirs", async () => {
    const file = (slug: string) => `dealerships/${slug}.yaml`;
    edit(file("site-3"), (text) => text.replace(/^id: .*$/m, "id: another"));
    await expect(apply()).rejects.toThrow(
      'The slug "site-3" of the dealership with the id "another" belongs to the dealership with the id "site-3"',
    );
    edit(file("site-3"), (text) => text.replace(/^id: .*$/m, "id: site-3"));
    swapDealerships("site-3", "site-4");
    expect((await apply()).dealerships).toEqual(["site-3", "site-4"]);
  });

  test("[10.2.2] a name that a site without a file still has is refused, and free once that site is deleted", async () => {
    rmSync(join(folder, "sites/site-4.yaml"));
    edit("site-3.yaml", (text) => text.replace(/^slug: .*$/m, "slug: site-4"));
    cpSync(join(folder, "sites/site-3.yaml"), join(folder, "sites/site-4.yaml"));
    rmSync(join(folder, "sites/site-3.yaml"));
    await expect(apply()).rejects.toThrow(
      'The name "site-4" of the site with the id "site-3" belongs to the site with the id "site-4", which is still live.',
    );
    await store.operator.siteLife.remove("site-4");
    expect((await apply()).changed).toEqual(["site-4"]);
    expect(await store.operator.sites.get("site-4")).toMatchObject({ slug: "site-3", id: "site-3" });
  });

  test("[10.3.1] a row that was damaged or changed since is written again", async () => {
    const database = new DatabaseSync(sqliteFile(join(folder, "data")));
    database.exec(
      "update sites set document = '{' where slug = 'site-4'; delete from site_hosts where slug = 'site-7'",
    );
    database.close();
    expect((await apply()).changed).toEqual(["site-4", "site-7"]);
    await store.operator.siteLife.remove("site-1");
    expect((await apply()).changed).toEqual(["site-1"]);
  });
});

describe("a server with many sites", () => {
  const registryOf = async () => {
    const registry = new SiteRegistry(store, createIndexCache(1e6), () => "http://x.example");
    await registry.refresh();
    const documents = vi.spyOn(store.operator.sites, "documents");
    const documentsRead = () => new Set(documents.mock.calls.flatMap(([named]) => named));
    return { registry, documentsRead };
  };

  test("[10.2.3] reads the document of a changed site alone, and keeps what it has of the others", async () => {
    const { registry, documentsRead } = await registryOf();
    const before = slugs.map((slug) => registry.bySlug(slug));
    rename("site-3");
    await apply();
    await registry.refresh();
    expect(documentsRead()).toEqual(new Set(["site-3"]));
    expect(registry.byName("site-3")?.site.public.name).toBe("Renamed");
    expect(slugs.filter((slug, n) => registry.bySlug(slug) !== before[n])).toEqual(["site-3"]);
    await store.operator.dealerships.put(
      (await store.operator.dealerships.list()).map((one) => (one.id === "site-5" ? { ...one, name: "Other" } : one)),
    );
    await registry.refresh();
    expect(documentsRead()).toEqual(new Set(["site-3", "site-5"]));
    expect(registry.bySlug("site-5")?.site.dealerships[0]?.name).toBe("Other");
  });

  test("[10.2.3] shows the dealership that took over a slug, however often each was changed before", async () => {
    const rewrite = async (slug: string, name: string) => {
      edit(`dealerships/${slug}.yaml`, (text) => text.replace(/^name: .*$/m, `name: ${name}`));
      await apply();
    };
    await rewrite("site-3", "Third A");
    await rewrite("site-3", "Third B");
    await rewrite("site-4", "Fourth");
    const { registry } = await registryOf();
    const shown = () => ["site-3", "site-4"].map((slug) => registry.bySlug(slug)?.site.dealerships[0]?.name);
    expect(shown()).toEqual(["Third B", "Fourth"]);
    // Now each is at the version that the other one had.
    swapDealerships("site-3", "site-4");
    await apply();
    await registry.refresh();
    expect(shown()).toEqual(["Fourth", "Third B"]);
  });

  test("[17.1.2] new stock is taken up without reading any site, by its own write at once", async () => {
    const { registry, documentsRead } = await registryOf();
    const heads = vi.spyOn(store.operator.sites, "heads");
    const versions = vi.spyOn(store, "versions");
    await store.operator.stock.put([makeCar("c1", "site-2")]);
    expect(registry.bySlug("site-2")?.carsVersion).toBe(1);
    expect(versions.mock.calls).toEqual([[["stock:site-2", "holds:site-2"]]]);
    await registry.refresh();
    expect([documentsRead().size, heads.mock.calls.length, registry.bySlug("site-1")?.carsVersion]).toEqual([0, 0, 0]);
  });
});

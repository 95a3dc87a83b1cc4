import { ownValue } from "#domain/own-value.ts";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parse, parseDocument } from "yaml";
import type { Store } from "#server/adapters/store/store.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { LoadedSite, Network } from "#site/network.ts";
import { completeSettings } from "#site/resolve-site.ts";
import { changeLine, settingChanges } from "#site/setting-changes.ts";
import { everySite } from "#site/shared-settings.ts";
import { type Command, print, Refused } from "../command.ts";
import { count, folderOf, folderWords, onlySites, refuse } from "./folder-words.ts";

type Side = { settings: unknown; content: Record<string, unknown> };

/** One line per change and site. */
function linesOf(slug: string, before: Side | null, after: Side): string[] {
  if (before === null) return [`${slug}: new`];
  const settings = settingChanges(before.settings, after.settings).map(changeLine);
  const lists = Object.keys(after.content).filter(
    (list) => JSON.stringify(ownValue(before.content, list) ?? []) !== JSON.stringify(ownValue(after.content, list)),
  );
  const changes = [...settings, ...lists.map((list) => `${list}: changed`)];
  return changes.length === 0 ? [] : [slug, ...changes.map((line) => `  ${line}`)];
}

const sideOf = ({ settings, content }: LoadedSite): Side => ({ settings, content });

async function storedSide(store: Store, { settings }: LoadedSite): Promise<Side | null> {
  const row = (await store.operator.sites.list()).find(({ id }) => id === settings.id);
  if (!row) return null;
  const document = (row.document ?? {}) as { settings?: Record<string, unknown>; content?: Record<string, unknown> };
  const complete = completeSettings(document.settings ?? {});
  return { settings: complete.success ? complete.data : {}, content: document.content ?? {} };
}

function tell(changes: readonly string[][], total: number): void {
  for (const line of changes.flat()) print(line);
  const touched = changes.filter((lines) => lines.length > 0).length;
  print(`${touched} of ${count(total, "site")} would change.`);
}

export const diffCommand: Command = {
  words: "DIR [--only SLUG,…]",
  help: "what applying a folder would change on which site",
  needsStore: true,
  async run(words, store) {
    const { folder, only } = folderWords(words);
    const { network, problems } = loadFolder(folder);
    if (problems.length > 0) throw refuse(problems);
    const { sites } = onlySites(network, only);
    const changes: string[][] = [];
    for (const site of sites) {
      changes.push(linesOf(site.settings.slug, await storedSide(store, site), sideOf(site)));
    }
    tell(changes, sites.length);
    return 0;
  },
};

const usage =
  "Write: forecourt sites set KEY VALUE DIR --all (or --group NAME, or --only SLUG,…) [--write], " +
  "such as sites set finance_provider.interest_rate 8.4 sites --group northern";

function setWords(args: string[]) {
  const options = {
    all: { type: "boolean", default: false },
    group: { type: "string" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [key, text, folder] = positionals;
  const scopes = [values.all, values.group !== undefined, values.only !== undefined].filter(Boolean);
  if (key === undefined || text === undefined || scopes.length !== 1) throw new Refused(usage);
  const files = values.all
    ? [`defaults/${everySite}.yaml`]
    : values.group !== undefined
      ? [`defaults/${values.group}.yaml`]
      : (values.only ?? "").split(",").map((slug) => `${slug.trim()}.yaml`);
  return { path: key.split("."), value: parse(text) as unknown, folder: folderOf(folder), files, write: values.write };
}

/**
 * Changes one setting for many sites, in shared files or in each site's file. Shows the changes; writes only with
 * --write.
 */
export const setCommand: Command = {
  words: "KEY VALUE DIR --all|--group NAME|--only SLUG,… [--write]",
  help: "one setting of many sites: shows what would change where, and writes the files with --write",
  needsStore: false,
  async run(words) {
    const { path, value, folder, files, write } = setWords(words);
    const missing = files.find((file) => !file.startsWith("defaults/") && !existsSync(join(folder, file)));
    if (missing !== undefined) throw new Refused(`There is no site file ${join(folder, missing)}.`);
    const before = loaded(folder);
    const scratch = mkdtempSync(join(tmpdir(), "forecourt-set-"));
    try {
      cpSync(folder, scratch, { recursive: true, filter: (from) => !from.startsWith(join(folder, "media")) });
      const texts = files.map((file) => [file, edited(join(scratch, file), path, value)] as const);
      for (const [file, text] of texts) writeInto(join(scratch, file), text);
      const after = loaded(scratch);
      const old = new Map(before.sites.map((site) => [site.settings.id, sideOf(site)]));
      const changes = after.sites.map((site) =>
        linesOf(site.settings.slug, old.get(site.settings.id) ?? null, sideOf(site)),
      );
      tell(changes, after.sites.length);
      if (write) {
        for (const [file, text] of texts) writeInto(join(folder, file), text);
        print(`Written: ${files.join(", ")}. Put it live: forecourt sites apply ${folder}`);
      } else print("Nothing was written. Say --write to write it.");
      return 0;
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
};

function loaded(folder: string): Network {
  const { network, problems } = loadFolder(folder);
  if (problems.length > 0) throw refuse(problems);
  return network;
}

/** The file with one value changed. Comments and order are preserved. */
function edited(file: string, path: readonly string[], value: unknown): string {
  const document = parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "{}\n");
  if (!existsSync(file)) document.contents = document.createNode({}) as typeof document.contents;
  document.setIn(path, value);
  return String(document);
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

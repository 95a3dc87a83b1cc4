import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parse, parseDocument } from "yaml";
import { loadFolder } from "#site/load-folder.ts";
import type { Network } from "#site/network.ts";
import { everySite } from "#site/shared-settings.ts";
import { type Command, print, CommandError } from "../command.ts";
import { changedSite, linesOf, sideOf } from "./changes.ts";
import { count, folderOf, refuse } from "./folder-words.ts";

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
  if (key === undefined || text === undefined || scopes.length !== 1) throw new CommandError(usage);
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
    if (missing !== undefined) throw new CommandError(`There is no site file ${join(folder, missing)}.`);
    const before = loaded(folder);
    const scratch = mkdtempSync(join(tmpdir(), "forecourt-set-"));
    try {
      cpSync(folder, scratch, { recursive: true, filter: (from) => !from.startsWith(join(folder, "media")) });
      const texts = files.map((file) => [file, edited(join(scratch, file), path, value)] as const);
      for (const [file, text] of texts) writeInto(join(scratch, file), text);
      const after = loaded(scratch);
      const old = new Map(before.sites.map((site) => [site.settings.id, sideOf(site)]));
      const changes = after.sites.flatMap((site) => changedSite(site, old.get(site.settings.id) ?? null));
      for (const line of changes.flatMap(linesOf)) print(line);
      print(`${changes.length} of ${count(after.sites.length, "site")} would change.`);
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

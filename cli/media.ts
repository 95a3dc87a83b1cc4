import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { readEnv } from "#server/environment/env.ts";
import { type Command, print, CommandError } from "./command.ts";
import { storageOf } from "./files-of.ts";

const name = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const mediaCommands: Record<string, Command> = {
  put: {
    words: "FILE|DIR [--as PATH]",
    help: "stores pictures, videos and documents for /media in the configured STORAGE",
    needsStore: true,
    async run(words, store) {
      const { values, positionals } = optionsOf(words);
      const [from] = positionals;
      const found = from === undefined ? undefined : statSync(from, { throwIfNoEntry: false });
      if (from === undefined || !found) throw new CommandError("Name a file or a folder of pictures, such as logos/.");
      const base = values.as?.replaceAll(/^\/?(?:media\/)?|\/$/g, "") ?? "";
      const files = found.isDirectory() ? filesBelow(from, base) : [{ file: from, path: base || basename(from) }];
      const strange = files.find(({ path }) => !name.test(path));
      if (strange)
        throw new CommandError(`${strange.path}: use letters, digits, dots, hyphens and underscores in names.`);
      const storage = storageOf(readEnv(process.env));
      try {
        const originals = new MediaOriginals({ storage, catalogue: store.operator.media });
        for (const { file, path } of files) {
          await originals.put(path, readFileSync(file));
          print(`/media/${path}`);
        }
      } finally {
        await storage.close();
      }
      return 0;
    },
  },
};

function optionsOf(words: string[]) {
  return parseArgs({ args: words, options: { as: { type: "string" } }, allowPositionals: true });
}

function filesBelow(folder: string, base: string): { file: string; path: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name: own }) => {
      const file = join(parentPath, own);
      const path = relative(folder, file).split(sep).join("/");
      return { file, path: base === "" ? path : `${base}/${path}` };
    });
}

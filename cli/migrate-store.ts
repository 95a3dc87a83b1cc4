import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import { readStorageSettings } from "#server/environment/storage-settings.ts";
import { undoMove } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { readEnv } from "#server/environment/env.ts";
import { copyFiles } from "#server/operations/backup/copy-files.ts";
import { migrateStore } from "#server/operations/backup/migrate-store.ts";
import { type Command, print, CommandError } from "./command.ts";
import { storageOf } from "./files-of.ts";
import { longWork } from "./long-work.ts";

export const migrateStoreCommand: Command = {
  words: "[--files STORAGE] | --undo",
  help:
    "moves the SQLite store to DATABASE_URL while no server runs, and with --files copies its files to another storage; " +
    "run again after a kill. --undo returns to the SQLite store",
  needsStore: false,
  async run(words) {
    const { files, undo } = optionsOf(words);
    if (undo) return undoMoveOf(resolve(readEnv({ ...process.env, DATABASE_URL: "" }).DATA_DIR));
    const { DATABASE_URL: to } = readEnv(process.env);
    if (to === undefined) throw new CommandError(noTarget);
    // The source is the SQLite store of the data folder, and the storage that goes with it.
    const env = readEnv({ ...process.env, DATABASE_URL: "" });
    const dataDir = resolve(env.DATA_DIR);
    const target = files === undefined ? null : openStorage(readStorageSettings({ ...env, STORAGE: files }));
    const work = longWork();
    try {
      const { tables, resumed } = await migrateStore(dataDir, to, work.tell);
      work.end();
      for (const [name, { rows, sum }] of Object.entries(tables))
        if (rows > 0) print(`${String(rows).padStart(9)}  ${name.padEnd(20)} ${sum}`);
      const all = Object.values(tables).reduce((count, one) => count + one.rows, 0);
      print(
        `${all} rows of ${Object.keys(tables).length} tables ${resumed ? "(an earlier run was gone on with) " : ""}are the same in both stores.`,
      );
      if (target !== null) {
        const source = storageOf(env);
        const store = await openStore({ databaseUrl: to, dataDir });
        try {
          const copied = await copyFiles(source, target, join(dataDir, "scratch"), work.tell);
          await new MediaOriginals({ storage: target, catalogue: store.operator.media }).index();
          work.end();
          print(`${copied} files are the same in both storages.`);
        } finally {
          await store.close();
          await source.close();
        }
      }
      print(
        `Start the servers with this DATABASE_URL${target === null ? "" : ", and set STORAGE"}. The SQLite file stays, and no server starts on it.`,
      );
      return 0;
    } finally {
      work.end();
      await target?.close();
    }
  },
};

function undoMoveOf(dataDir: string): number {
  if (!undoMove(sqliteFile(dataDir))) throw new CommandError(`The store in ${dataDir} was not moved.`);
  print(
    `The store in ${dataDir} can be used again, as it was when it was moved. Remove DATABASE_URL where the servers run. ` +
      "What PostgreSQL has accepted since is not in it.",
  );
  return 0;
}

const noTarget = "Set DATABASE_URL to the target, such as postgresql://user:password@host/database.";

function optionsOf(words: string[]) {
  if (words.some((word) => /^--to\b|postgres(ql)?:\/\//.test(word)))
    throw new CommandError(
      `${noTarget} The words of a command, with the password, can be read by everybody on this machine.`,
    );
  return parseArgs({ args: words, options: { files: { type: "string" }, undo: { type: "boolean" } } }).values;
}

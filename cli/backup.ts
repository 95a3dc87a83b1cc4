import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openPostgresSnapshot } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { type Env, readEnv } from "#server/environment/env.ts";
import { type MadeBackup, makeBackup } from "#server/operations/backup/make-backup.ts";
import { verifyBackup } from "#server/operations/backup/restore-backup.ts";
import { sweepPartialBackups, sweepScratch } from "#server/operations/backup/sweep-leftovers.ts";
import { type Command, print, CommandError } from "./command.ts";
import { storageOf } from "./files-of.ts";
import { longWork } from "./long-work.ts";

export const backupCommand: Command = {
  words: "FILE|DIR [--no-verify]",
  help: "saves database and files into one file while servers run; encrypted where BACKUP_PASSPHRASE is set",
  needsStore: false,
  async run(words) {
    const { values, positionals } = optionsOf(words);
    const now = new Date();
    const file = fileOf(positionals[0], now);
    const env = readEnv(process.env);
    const dataDir = resolve(env.DATA_DIR);
    const passphrase = env.BACKUP_PASSPHRASE ?? null;
    await sweepScratch(dataDir, now);
    await sweepPartialBackups(dirname(file), now);
    const work = longWork();
    const storage = storageOf(env);
    const snapshot =
      env.DATABASE_URL === undefined
        ? openSqliteSnapshot(sqliteFile(dataDir))
        : await openPostgresSnapshot(env.DATABASE_URL);
    try {
      const source = { snapshot, storage, madeAt: now, secret: storedSecret(env, dataDir) };
      const made = await makeBackup(source, { file, passphrase, onProgress: work.tell });
      await snapshot.close();
      if (!values["no-verify"])
        await verifyBackup({ file, passphrase, onProgress: work.tell }, join(dataDir, "scratch"));
      work.end();
      print(summaryOf(file, made, passphrase !== null, !values["no-verify"]));
      if (snapshot.newer.length > 0)
        print(
          `  A newer version of Forecourt has added to this store (${snapshot.newer.join(", ")}). What only that version ` +
            "knows is not in the backup: make another with it, if it is to stay.",
        );
      for (const key of made.missing)
        print(`  ${key} is named by a lead and was not in the storage: erased meanwhile, or lost.`);
      return 0;
    } finally {
      work.end();
      await storage.close();
    }
  },
};

function optionsOf(words: string[]) {
  const options = { "no-verify": { type: "boolean", default: false } } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

function fileOf(given: string | undefined, now: Date): string {
  if (given === undefined) throw new CommandError("Name the file, or a folder for it, such as /backups/.");
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? join(path, `forecourt-${now.toISOString().slice(0, 19).replaceAll(":", "")}.backup`) : path;
  if (existsSync(file)) throw new CommandError(`${file} already exists and is unchanged. Choose another name.`);
  return file;
}

/** Only a secret that the data folder stores. A SECRET from the environment is the operator's to back up. */
function storedSecret(env: Pick<Env, "SECRET">, dataDir: string): string | null {
  const file = join(dataDir, "secret");
  return env.SECRET === undefined && existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

function summaryOf(file: string, { tables, files }: MadeBackup, isEncrypted: boolean, isVerified: boolean): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  const size = (statSync(file).size / 1e6).toFixed(1);
  const saved = `${rows} rows of ${Object.keys(tables).length} tables and ${files.count} files`;
  const how = `${size} MB, ${isEncrypted ? "encrypted" : "not encrypted"}`;
  return `${file}: ${saved}, ${how}. ${isVerified ? "Restored into a scratch store and compared: whole." : "Not verified."}`;
}

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Journal } from "#server/adapters/store/repositories/journal.ts";
import { readEnv } from "#server/environment/env.ts";
import { refuseWhileLive } from "#server/operations/backup/refuse-while-live.ts";
import { contentsOf } from "#server/operations/backup/contents-of.ts";
import { readThrough, restoreBackup, type StorePlace, verifyBackup } from "#server/operations/backup/restore-backup.ts";
import { sweepScratch } from "#server/operations/backup/sweep-leftovers.ts";
import { type Command, print, CommandError } from "./command.ts";
import { leadFilesOf, storageOf } from "./files-of.ts";
import { longWork } from "./long-work.ts";

export const restoreCommand: Command = {
  words: "FILE [--check] [--replace] [--journal FILE] [--unencrypted]",
  help: "restores a backup into this store, SQLite or PostgreSQL; --check only reads and compares it",
  needsStore: false,
  async run(words) {
    const { values, positionals } = optionsOf(words);
    const [named] = positionals;
    if (named === undefined) throw new CommandError("Name the backup, such as /backups/forecourt.backup.");
    const env = readEnv(process.env);
    const dataDir = resolve(env.DATA_DIR);
    const place: StorePlace = { dataDir, databaseUrl: env.DATABASE_URL };
    await sweepScratch(dataDir, new Date());
    const work = longWork();
    const passphrase = values.unencrypted ? null : (env.BACKUP_PASSPHRASE ?? null);
    const options = { file: resolve(named), passphrase, onProgress: work.tell };
    if (values.check) {
      const { about, end } = await verifyBackup(options, join(dataDir, "scratch"));
      work.end();
      print(`${named} is whole: made ${about.made_at} from ${about.engine}, ${countsOf(end)}.`);
      return 0;
    }
    await refuseWhileLive(place);
    const given = values.journal === undefined ? null : readJournal(values.journal);
    const verified = await readThrough(options);
    const { about } = verified;
    const held = await contentsOf(place);
    if (held !== null && !values.replace)
      throw new CommandError(
        `This store is not empty: ${held}. Nothing was changed. Add --replace to replace all of it.`,
      );
    const since = held === null ? null : await journalOf(place, about.made_at);
    const storage = storageOf(env);
    try {
      const journals = [since, given].filter((one) => one !== null);
      const target = {
        place,
        storage,
        leadFiles: leadFilesOf(env),
        hasSecretFile: env.SECRET === undefined,
        wasEmpty: held === null,
        journals,
      };
      const reapplied = await restoreBackup(target, verified, options);
      work.end();
      print(`Restored ${countsOf(verified.end)}, compared with the backup of ${about.made_at}.`);
      for (const { leads, addresses, aged, unsubscribes } of reapplied)
        print(
          `Erased again: ${leads} leads, ${addresses} addresses, ${aged} by age. Unsubscribed again: ${unsubscribes}.`,
        );
      if (journals.length === 0)
        print(
          "No journal was applied: what was erased since the backup is back. Give one with --journal if you have it.",
        );
    } finally {
      work.end();
      await storage.close();
    }
    return 0;
  },
};

/** Written by `forecourt retention journal`. */
const journalShape = z.object({
  erasures: z.array(
    z.object({
      site_slug: z.string(),
      at: z.string(),
      rule: z.string(),
      what: z.string(),
      erased: z.number(),
      ids: z.array(z.string()),
    }),
  ),
  unsubscribes: z.array(
    z.object({
      site_slug: z.string(),
      address_key: z.string(),
      address: z.string().nullable(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
});

function readJournal(file: string): Journal {
  try {
    return journalShape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new CommandError(`${file} is no journal as forecourt retention journal writes it. Nothing was changed.`);
  }
}

function optionsOf(words: string[]) {
  const options = {
    check: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    journal: { type: "string" },
    unencrypted: { type: "boolean", default: false },
  } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function journalOf(place: StorePlace, since: string): Promise<Journal | null> {
  try {
    const store = await openStore(place);
    try {
      return await store.operator.journal.since(since);
    } finally {
      await store.close();
    }
  } catch (error) {
    print(
      `The journal of the store that is replaced cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  }
}

function countsOf({ tables, files }: { tables: Record<string, { rows: number }>; files: { count: number } }): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables and ${files.count} files`;
}

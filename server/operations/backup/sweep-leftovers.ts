import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { orphanAgeMs } from "#server/leads/uploads/orphan-age.ts";
import { MAGIC } from "./sealed-file.ts";

/** Drafts of restores, verifications and copies. A running one changes its files all the time. */
const ours = /^(?:restore|verify|copy)-/;

const EVERY_MS = 30 * 60 * 1000;

type Sweeping = { dataDir: string; clock: () => Date; log: Logger };

/** At the start, and periodically. Returns a stop function. */
export function keepScratchSwept({ dataDir, clock, log }: Sweeping): () => void {
  const sweep = () => {
    sweepScratch(dataDir, clock()).then(
      (swept) => swept > 0 && log.info({ swept }, "leftovers of killed backups and restores were removed"),
      (error: unknown) => log.warn({ err: error }, "leftovers of backups and restores could not be swept"),
    );
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}

/** Removes what a killed command has left in scratch: whole databases, with everybody in them. Returns how many. */
export async function sweepScratch(dataDir: string, now: Date): Promise<number> {
  const scratch = join(dataDir, "scratch");
  const names = (await readdir(scratch).catch(() => [])).filter((name) => ours.test(name));
  const old = await keepOld(
    names.map((name) => join(scratch, name)),
    now,
  );
  for (const path of old) await rm(path, { recursive: true, force: true });
  return old.length;
}

/** Removes unfinished backups next to which a new one is made. */
export async function sweepPartialBackups(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".partial"));
  const old = await keepOld(
    names.map((name) => join(folder, name)),
    now,
  );
  for (const path of old) if (await isBackup(path)) await rm(path, { force: true });
}

async function keepOld(paths: readonly string[], now: Date): Promise<string[]> {
  const old: string[] = [];
  for (const path of paths) if (now.getTime() - (await changedAt(path)) >= orphanAgeMs) old.push(path);
  return old;
}

/** The latest change of a file, or of anything in a folder. */
async function changedAt(path: string): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const found = await Promise.all(
    [path, ...inside.map((name) => join(path, name))].map((one) => stat(one).catch(() => null)),
  );
  return Math.max(0, ...found.map((one) => one?.mtimeMs ?? 0));
}

async function isBackup(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString("latin1") === MAGIC;
  } finally {
    await file.close();
  }
}

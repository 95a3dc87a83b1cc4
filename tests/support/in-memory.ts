import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** What all tests together may write, with room to spare. */
const enough = 4 * 1024 ** 3;
/** The process id follows it. */
const prefix = "forecourt-run-";

/**
 * The folder for a run's temporary files, in memory if the system has room. Hundreds of stores and servers that write
 * durably would otherwise mostly wait for the disk. The run removes it at its end; the next run removes folders of
 * killed runs.
 */
export function temporaryFolder(base = hasRoomInMemory() ? "/dev/shm" : tmpdir()): string {
  for (const name of readdirSync(base)) if (isLeftOver(name)) remove(join(base, name));
  const folder = join(base, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // As the system's own: PostgreSQL runs as somebody else.
  chmodSync(folder, 0o1777);
  process.once("exit", () => remove(folder));
  return folder;
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return Math.min(bavail * bsize, freemem()) > enough;
  } catch {
    return false;
  }
}

function isLeftOver(name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(name.slice(prefix.length)), 0);
    return false;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Another run may be at it too, and a process that is about to end may still write. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // It stays for the next run to remove.
  }
}

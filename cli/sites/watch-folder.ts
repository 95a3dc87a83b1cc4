import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const LOOK_EVERY_MS = 300;

/**
 * Calls back when a file of the folder is saved, created, renamed or removed. It polls, because file system events miss
 * a file that an editor replaces by renaming another one.
 */
export function watchFolder(folder: string, onChange: () => Promise<void>): { stop: () => Promise<void> } {
  let known = lookAt(folder);
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  const look = async () => {
    const now = lookAt(folder);
    if (now !== known) {
      known = now;
      await onChange().catch(() => undefined);
    }
    next();
  };
  const next = () => {
    if (!isStopped) timer = setTimeout(() => (underWay = look()), LOOK_EVERY_MS);
  };
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}

/** Every file with values that change when it is saved. */
function lookAt(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found?.isFile() ? `${name} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : name;
    })
    .join("\n");
}

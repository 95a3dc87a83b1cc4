import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const LOOK_EVERY_MS = 300;

/**
 * Calls back when a file of the folder was saved, made, renamed or removed. Looked at again and again: the system's own
 * notices lose a file that an editor replaces by renaming another over it.
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

/** Every file with what changes when it is saved. */
function lookAt(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found?.isFile() ? `${name} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : name;
    })
    .join("\n");
}

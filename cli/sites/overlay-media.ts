import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A folder of links to the files of several folders; the first folder with a name wins. */
export function overlayMedia(target: string, folders: readonly string[]): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const [from, to] = [resolve(folder, name), join(target, name)];
      if (existsSync(to) || !statSync(from, { throwIfNoEntry: false })?.isFile()) continue;
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(from, to);
    }
  }
}

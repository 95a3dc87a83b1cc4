import { realpath } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { SourceError } from "./source-error.ts";

/** Finds a file or folder that a dealership's file names. Returns its path without links; throws SourceError. */
export type LocalFile = (path: string) => Promise<string>;

/** What operators name themselves is taken wherever it is. */
export const anywhere: LocalFile = async (path) => path;

/** A dealership's file may name what is below FEEDS_DIR, and nothing while that is not set. */
export function belowFolder(folder: string | undefined): LocalFile {
  return async (path) => {
    if (folder === undefined)
      throw new SourceError(
        `${path} cannot be read: FEEDS_DIR is not set where the server runs. It names the folder of local feeds and SFTP keys.`,
      );
    const refusal = new SourceError(`${path} is not below FEEDS_DIR (${folder}), where local feeds and SFTP keys are.`);
    // Before the disk is looked at, which would tell what is there.
    if (!isBelow(resolve(path), resolve(folder))) throw refusal;
    const found = await realpath(path).catch(() => null);
    if (found === null) throw new SourceError(`There is no file or folder ${path}.`);
    if (!isBelow(found, await realpath(folder))) throw refusal;
    return found;
  };
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && join(folder, way) === path;
}

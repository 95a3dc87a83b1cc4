import { join } from "node:path";
import { FileShelf } from "#server/adapters/files/file-shelf.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";

/** The files of leads, as a server with this data folder stores them. */
export function folderShelf(dataDir: string): FileShelf {
  return new FileShelf(openFolderStorage(dataDir), join(dataDir, "scratch/uploads"));
}

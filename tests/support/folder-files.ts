import { join } from "node:path";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";

/** The files of leads, as a server with this data folder stores them. */
export function folderFiles(dataDir: string): LeadFiles {
  return new LeadFiles(openFolderStorage(dataDir), join(dataDir, "scratch/uploads"));
}

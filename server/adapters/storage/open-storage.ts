import { openFolderStorage } from "./folder-storage.ts";
import type { PatienceSettings } from "./patience.ts";
import { openS3Storage } from "./s3/s3-storage.ts";
import type { Storage } from "./storage.ts";
import type { StorageSettings } from "#server/environment/storage-settings.ts";

/** Opens without contacting the storage: a server starts and takes leads even while its storage is down. */
export function openStorage(settings: StorageSettings, patience: Partial<PatienceSettings> = {}): Storage {
  return settings.kind === "folder" ? openFolderStorage(settings.path) : openS3Storage(settings, patience);
}

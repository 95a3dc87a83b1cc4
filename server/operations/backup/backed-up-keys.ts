import { storedPrefix } from "#server/adapters/files/lead-files.ts";
import { mediaPrefix } from "#server/images/feed-picture-files.ts";
import { mailPrefix } from "#server/adapters/mail/file-mailer.ts";
import { isKey } from "#server/adapters/storage/storage.ts";

/** Files that a backup holds. Generated picture sizes are made again on demand. */
export const backedUpPrefixes = [storedPrefix, mediaPrefix, mailPrefix];

/** The storage may be the data folder itself, with the database and the secret: a restore writes nothing else there. */
export const isBackedUpKey = (key: string): boolean =>
  isKey(key) && backedUpPrefixes.some((prefix) => key.startsWith(prefix));

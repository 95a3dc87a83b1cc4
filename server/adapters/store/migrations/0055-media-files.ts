import { keyText, type Migration } from "./migration.ts";

/**
 * Pictures of the media folder while the storage is not a folder: pages are drawn without waiting, so what they say of a
 * picture has to be known before. Made anew from the storage at any time.
 */
export const mediaFiles: Migration = {
  name: "0055-media-files",
  statements: (db, engine) => [
    db.schema
      .createTable("media_files")
      // Below the media folder.
      .addColumn("path", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      // Of the stored object: another size or time means that somebody has replaced it.
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("modified_at", "text", (column) => column.notNull())
      .compile(),
  ],
};

import { keyText, type Migration } from "./migration.ts";

/**
 * Pictures of the media folder while the storage is not a folder: rendering is synchronous, so it needs their size
 * beforehand. Can be rebuilt from the storage at any time.
 */
export const mediaFiles: Migration = {
  name: "0055-media-files",
  statements: (db, engine) => [
    db.schema
      .createTable("media_files")
      // Relative to the media folder.
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

import { keyText, type Migration } from "./migration.ts";

/** The pictures that feeds name, by dealership and address: what is stored of each, and when it is fetched next. */
export const pictures: Migration = {
  name: "0040-pictures",
  statements: (db, engine) => [
    db.schema
      .createTable("pictures")
      // A hash of dealership and address: addresses are too long for an index.
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("dealership_id", keyText(engine), (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      // Below the media folder; null until the picture was fetched.
      .addColumn("file", keyText(engine))
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("etag", "text")
      .addColumn("last_modified", "text")
      .addColumn("checked_at", "text")
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("reason", "text")
      // Null: nothing is fetched until the feed's row changes.
      .addColumn("due_at", keyText(engine))
      .addColumn("lease", "text")
      .addColumn("unused_since", "text")
      .compile(),
    db.schema.createIndex("pictures_due").on("pictures").columns(["dealership_id", "due_at"]).compile(),
    db.schema.createIndex("pictures_of_dealership").on("pictures").columns(["dealership_id", "id"]).compile(),
    db.schema.createIndex("pictures_file").on("pictures").columns(["file"]).compile(),
  ],
};

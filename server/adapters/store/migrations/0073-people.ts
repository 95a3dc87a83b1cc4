import { keyText, type Migration } from "./migration.ts";

/** People of the desk, what they may do there, how they sign in, and where they are signed in. */
export const people: Migration = {
  name: "0073-people",
  statements: (db, engine) => {
    const text = keyText(engine);
    const ofPerson = "people.id";
    return [
      db.schema
        .createTable("people")
        .addColumn("id", text, (column) => column.primaryKey())
        .addColumn("address", text, (column) => column.notNull().unique())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("seen_at", text)
        .compile(),
      db.schema
        .createTable("people_rights")
        .addColumn("person_id", text, (column) => column.notNull().references(ofPerson).onDelete("cascade"))
        // Empty for an operator: a key has no room for null.
        .addColumn("site_slug", text, (column) => column.notNull())
        .addColumn("role", "text", (column) => column.notNull())
        .addColumn("document", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("people_rights_key", ["person_id", "site_slug"])
        .compile(),
      db.schema.createIndex("people_rights_by_site").on("people_rights").column("site_slug").compile(),
      db.schema
        .createTable("sign_ins")
        .addColumn("id", text, (column) => column.primaryKey())
        // Null where the address is nobody's: such a row is written all the same, so that asking tells nothing.
        .addColumn("person_id", text, (column) => column.references(ofPerson).onDelete("cascade"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("browser_hash", text)
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("to_path", "text", (column) => column.notNull())
        .addColumn("invited_by", "text")
        .addColumn("site_slug", text)
        .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("used_at", text)
        .addColumn("replaced_at", text)
        .addColumn("expires_at", text, (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .compile(),
      db.schema.createIndex("sign_ins_by_browser").on("sign_ins").columns(["browser_hash", "created_at"]).compile(),
      db.schema.createIndex("sign_ins_by_person").on("sign_ins").column("person_id").compile(),
      db.schema.createIndex("sign_ins_by_end").on("sign_ins").column("expires_at").compile(),
      db.schema
        .createTable("sessions")
        .addColumn("id", text, (column) => column.primaryKey())
        .addColumn("token_hash", text, (column) => column.notNull().unique())
        .addColumn("person_id", text, (column) => column.notNull().references(ofPerson).onDelete("cascade"))
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("kept", "integer", (column) => column.notNull())
        .addColumn("created_at", text, (column) => column.notNull())
        .addColumn("used_at", text, (column) => column.notNull())
        .addColumn("ended_at", text)
        .addColumn("expires_at", text, (column) => column.notNull())
        .compile(),
      db.schema.createIndex("sessions_by_person").on("sessions").column("person_id").compile(),
      db.schema.createIndex("sessions_by_end").on("sessions").column("expires_at").compile(),
    ];
  },
};

import { expect, test } from "vitest";
import { createQueryBuilder } from "../query-builder.ts";
import { allMigrations } from "./all-migrations.ts";
import { compileMigrations } from "./migration.ts";
import { onlyAdds } from "./only-adds.ts";

test.each<[string, string[]]>([
  ["a table", ['create table "notes" ("id" text primary key)']],
  [
    "a table with rows and a unique index of its own",
    [
      "create table notes (id text)",
      'create unique index "notes_by_id" on "notes" ("id")',
      "insert into notes values ('a')",
    ],
  ],
  [
    "a table that follows the rows it refers to",
    ["create table notes (lead text references leads (id) on delete cascade)"],
  ],
  ["an index", ['create index if not exists "leads_by_age" on "leads" ("created_at")']],
  ["a column that may be empty", ['alter table "leads" add column "mood" text']],
  ["columns with defaults", ['alter table "leads" add column "a" integer not null default 0, add column "b" text']],
])("older servers go on after %s", (_what, statements) => {
  expect(onlyAdds(statements)).toBe(true);
});

test.each<[string, string[]]>([
  ["a column that they do not fill", ['alter table "leads" add column "mood" text not null']],
  ["a column that refuses a second row", ['alter table "leads" add column "mood" text unique']],
  ["a unique index on what they write", ['create unique index "one_lead" on "leads" ("address")']],
  ["a table that holds on to their rows", ["create table notes (lead text references leads (id))"]],
  ["a column that is renamed", ['alter table "leads" rename column "a" to "b"']],
  ["a column that goes with one that comes", ['alter table "leads" add column "a" text, drop column "b"']],
  ["a table that goes", ['drop table "leads"']],
  ["a view that is made anew", ['drop view "current_cars"', "create view current_cars as select 1"]],
  ["rows that change", ['update "leads" set "a" = 1']],
  ["rows in a table of theirs", ["insert into leads values (1)"]],
  ["a trigger", ["create trigger t after insert on leads begin select 1; end"]],
])("older servers stop after %s", (_what, statements) => {
  expect(onlyAdds(statements)).toBe(false);
});

test("both engines judge each migration alike, where it does the same on both", () => {
  const judged = (["sqlite", "postgres"] as const).map((engine) =>
    compileMigrations(allMigrations, createQueryBuilder(engine), engine).map(
      ({ name, onlyAdds: adds }) => `${name} ${adds}`,
    ),
  );
  expect(judged[0]).toContain("0065-server-versions true");
  expect(judged[1]).toContain("0065-server-versions true");
  expect(judged[1]).toContain("0041-current-cars-by-key false");
});

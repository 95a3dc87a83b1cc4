import { expect, test } from "vitest";
import { statement } from "./engine.ts";
import { insertStatement, prepareStatement } from "./prepared-statement.ts";
import { createQueryBuilder } from "./query-builder.ts";

const engines = [createQueryBuilder("sqlite"), createQueryBuilder("postgres")];
const uses = [
  { id: "a", expires_at: "2026-03-10" },
  { id: "b", expires_at: "2026-03-11" },
];

test.each(engines)("a prepared insert is the statement that Kysely compiles, for each row", (db) => {
  for (const row of uses) {
    const { preparedAs, ...prepared } = insertStatement(db, "captcha_uses", row);
    expect(prepared).toEqual(statement(db.insertInto("captcha_uses").values(row)));
    // PostgreSQL cuts longer names.
    expect(preparedAs?.length).toBeLessThan(63);
  }
});

test.each(engines)("rows with other columns, or in another order, have statements of their own", (db) => {
  const [first] = uses;
  const { id, expires_at } = first!;
  expect(insertStatement(db, "captcha_uses", { expires_at, id }).parameters).toEqual([expires_at, id]);
  expect(insertStatement(db, "captcha_uses", { id, expires_at }).parameters).toEqual([id, expires_at]);
});

test.each(engines)("a value that is undefined leaves its column out, as in Kysely", (db) => {
  const row = { id: "a", expires_at: undefined } as unknown as (typeof uses)[number];
  const { preparedAs: _, ...prepared } = insertStatement(db, "captcha_uses", row);
  expect(prepared).toEqual(statement(db.insertInto("captcha_uses").values({ id: "a" } as (typeof uses)[number])));
});

test.each(engines)("other statements keep their constants and take their values by name", (db) => {
  type Values = { id: string; note: string | null };
  const change = prepareStatement("change a note", (builder, { id, note }: Values) =>
    builder.updateTable("outbox").set({ note, lease: null }).where("id", "=", id).where("state", "=", "sending"),
  );
  expect(change(db, { id: "x", note: null }).parameters).toEqual([null, null, "x", "sending"]);
  expect(change(db, { id: "y", note: "later" }).parameters).toEqual(["later", null, "y", "sending"]);
  expect(change(db, { id: "y", note: "later" }).sql).toBe(change(db, { id: "x", note: null }).sql);
});

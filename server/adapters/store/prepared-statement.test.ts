import fc from "fast-check";
import { expect, test } from "vitest";
import { statement } from "./engine.ts";
import { insertStatement, prepareStatement } from "./prepared-statement.ts";
import { createQueryBuilder } from "./query-builder.ts";

const engines = [createQueryBuilder("sqlite"), createQueryBuilder("postgres")];

/** Columns of a table in any order, any of them null or undefined; one at least has a value. */
const rowOf = (columns: string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(columns, { minLength: 1 }),
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined)), {
        minLength: columns.length,
        maxLength: columns.length,
      }),
    )
    .map(([names, values]) => Object.fromEntries(names.map((name, at) => [name, at === 0 ? "first" : values[at]])));

const inserts = fc.array(
  fc.oneof(
    rowOf(["id", "expires_at"]).map((row) => ({ table: "captcha_uses" as const, row })),
    rowOf(["id", "lead_id", "channel", "state", "attempts", "note", "document"]).map((row) => ({
      table: "outbox" as const,
      row,
    })),
  ),
  { minLength: 1, maxLength: 12 },
);

test("prepared inserts are the statements that Kysely compiles, whatever was prepared before", () => {
  fc.assert(
    fc.property(inserts, (walk) => {
      for (const db of engines)
        for (const { table, row } of walk) {
          const { preparedAs, ...prepared } = insertStatement(db, table, row as never);
          expect(prepared).toEqual(statement(db.insertInto(table).values(row as never)));
          // PostgreSQL cuts longer names.
          expect(preparedAs?.length).toBeLessThan(63);
        }
    }),
    { numRuns: 300 },
  );
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

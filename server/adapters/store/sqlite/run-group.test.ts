import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Statement } from "../engine.ts";
import { type Connection, openConnection } from "./connection.ts";
import { runGroup } from "./run-group.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-group-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function openSlots(name: string): Connection {
  const connection = openConnection(join(folder, name), "write");
  connection.execute("create table if not exists slots (name text primary key, holder text)");
  connection.execute("delete from slots");
  return connection;
}

/** The long way: a transaction for each batch. Returns what changed in each statement, or null where it failed. */
function runAlone(connection: Connection, batch: readonly Statement[]): number[] | null {
  connection.execute("begin");
  try {
    const changed = batch.map(({ sql, parameters, expect: wanted }) => {
      const { rowsAffected } = connection.run(sql, parameters);
      if (wanted !== undefined && rowsAffected !== wanted.rows) throw new Error(wanted.otherwise);
      return rowsAffected;
    });
    connection.execute("commit");
    return changed;
  } catch {
    connection.execute("rollback");
    return null;
  }
}

const slot = fc.constantFrom("a", "b", "c", "d");
const add = slot.map((name): Statement => ({ sql: "insert into slots (name) values (?)", parameters: [name] }));
const claim = fc.tuple(slot, fc.constantFrom("one", "two")).map(([name, holder]): Statement => ({
  sql: "update slots set holder = ? where name = ? and holder is null",
  parameters: [holder, name],
  expect: { rows: 1, otherwise: "That slot has gone." },
}));
const remove = slot.map((name): Statement => ({ sql: "delete from slots where name = ?", parameters: [name] }));
const batch = fc.array(fc.oneof(add, add, claim, remove), { minLength: 1, maxLength: 4 });
const groups = fc.array(fc.array(batch, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });

test("[19.3.2] batches that share a commit end like batches that have one each", () => {
  const [shared, alone] = [openSlots("shared"), openSlots("alone")];
  const rows = (connection: typeof shared) => connection.run("select name, holder from slots order by name", []).rows;
  fc.assert(
    fc.property(groups, (walk) => {
      for (const connection of [shared, alone]) connection.execute("delete from slots");
      for (const batches of walk) {
        const outcomes = runGroup(shared, batches).map((one) =>
          "error" in one ? null : one.results.map(({ rowsAffected }) => rowsAffected),
        );
        expect(outcomes).toEqual(batches.map((one) => runAlone(alone, one)));
        expect(rows(shared)).toEqual(rows(alone));
      }
    }),
    { numRuns: 150 },
  );
  for (const connection of [shared, alone]) connection.close();
});

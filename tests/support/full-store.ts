import { DatabaseSync } from "node:sqlite";
import { leadDocument } from "#server/documents/lead-document.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import type { TableShape } from "#server/adapters/store/copy/table-shape.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";

export const leadFile = (row: number) => ({
  id: `${row}`.padStart(32, "0"),
  field: "files",
  name: "cv.pdf",
  type: "application/pdf" as const,
  bytes: 9,
});

/**
 * A SQLite store with rows in every table, made from the schema itself, so that later tables get rows too. References
 * hold, because row n of each table has the same text everywhere.
 */
export async function fillStore(dataDir: string, rowsPerTable = 3): Promise<readonly TableShape[]> {
  await (await openStore({ dataDir })).close();
  const file = sqliteFile(dataDir);
  const snapshot = openSqliteSnapshot(file);
  const { tables } = snapshot;
  await snapshot.close();
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  db.exec("begin");
  for (const { name } of tables) {
    const columns = db.prepare(`select name, type from pragma_table_info('${name}')`).all();
    db.exec(`delete from "${name}"`);
    const places = columns.map(() => "?").join(", ");
    const insert = db.prepare(
      `insert into "${name}" (${columns.map((one) => `"${String(one["name"])}"`).join(", ")}) values (${places})`,
    );
    for (let row = 1; row <= rowsPerTable; row += 1)
      insert.run(...columns.map((one) => valueOf(name, String(one["name"]), String(one["type"]), row)));
  }
  db.exec("commit");
  db.close();
  const storage = openFolderStorage(dataDir);
  for (let row = 1; row <= rowsPerTable; row += 1) {
    await storage.put(`files/kept/00/${leadFile(row).id}.pdf`, Buffer.from(`%PDF-1.${row}\n`));
    await storage.put(
      `media/brand/${row}.svg`,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${row}" height="9"/>`),
    );
  }
  await storage.put("media/feed/ab/film.mp4", Buffer.alloc(600_000, 7));
  await storage.put("images/ab/made.webp", Buffer.from("made again when asked for"));
  return tables;
}

function valueOf(table: string, column: string, type: string, row: number): string | number {
  if (/int/i.test(type)) return column === "version" ? 2 ** 40 + row : row;
  if (column === "ids") return "[]";
  if (table === "leads" && column === "document")
    return leadDocument.encode(sampleLead(`x${row}`, { fields: { name: "Ærø 😀" }, files: [leadFile(row)] }));
  return column === "document" ? `{"row":${row},"text":"a \\u0000 b"}` : `x${row}`;
}

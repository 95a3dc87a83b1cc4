const named = String.raw`(?:if not exists )?"?(\w+)"?`;
const makesTable = new RegExp(String.raw`^\s*create (?:unlogged )?table ${named}`, "i");
const makesIndex = new RegExp(String.raw`^\s*create (unique )?index ${named} on "?(\w+)"?`, "i");
const addsColumns = /^\s*alter table "?\w+"? add column /i;
const insertsInto = /^\s*insert into "?(\w+)"?/i;

/** The table that a statement creates; null for any other statement. */
export const createdTable = (sql: string): string | null => makesTable.exec(sql)?.[1] ?? null;

/**
 * Whether servers that do not know these statements go on working after them: what they read is still there, and what
 * they write is still taken. What is not recognised counts as a change.
 */
export function onlyAdds(statements: readonly string[]): boolean {
  const made = new Set(statements.flatMap((sql) => createdTable(sql) ?? []));
  return statements.every((sql) => {
    if (createdTable(sql) !== null) return refersSoftly(sql, made);
    const index = makesIndex.exec(sql);
    // A unique index refuses rows that older servers write.
    if (index) return index[1] === undefined || made.has(index[3] ?? "");
    if (addsColumns.test(sql)) return eachMayBeLeftOut(sql);
    return made.has(insertsInto.exec(sql)?.[1] ?? "");
  });
}

/** Older servers delete rows without knowing that a new table refers to them. */
function refersSoftly(sql: string, made: ReadonlySet<string>): boolean {
  const references = [...sql.matchAll(/references "?(\w+)"?[^,]*/gi)];
  return references.every(([text, table]) => made.has(table ?? "") || /on delete (?:cascade|set null)/i.test(text));
}

function eachMayBeLeftOut(sql: string): boolean {
  if (/ (?:drop|rename|alter) /i.test(sql.replace(/^\s*alter table/i, ""))) return false;
  const columns = sql.split(/ add column /i).slice(1);
  return columns.every(
    (column) => !/ unique\b| references /i.test(column) && (!/ not null/i.test(column) || / default /i.test(column)),
  );
}

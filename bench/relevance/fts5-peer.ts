import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Engine } from "#tests/relevance/engine.ts";
import type { JudgedStock } from "#tests/relevance/judged-stock.ts";
import { firstPageOf } from "./first-page-of.ts";
import { boosts, peerDocument, peerFields } from "./peer-document.ts";

/** SQLite FTS5: beginnings of words; what they leave room for is found by three letters, which forgives mistakes. */
export function fts5Peer({ listed }: JudgedStock): Engine {
  const database = new DatabaseSync(":memory:");
  const byWord = tableOf(database, "by_word", "unicode61 remove_diacritics 2", { listed });
  const byLetters = tableOf(database, "by_letters", "trigram remove_diacritics 1", { listed });
  const idsOf = (statement: StatementSync, match: string): string[] =>
    match === "" ? [] : statement.all(match).map(({ id }) => String(id));
  return {
    name: "SQLite FTS5",
    ask: (typed) => {
      const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const beginnings = idsOf(byWord, words.map((word) => `"${word}"*`).join(" OR "));
      if (beginnings.length >= 10) return firstPageOf(beginnings, listed);
      const letters = words.flatMap(threeLetters).map((three) => `"${three}"`);
      return firstPageOf([...new Set([...beginnings, ...idsOf(byLetters, letters.join(" OR "))])], listed);
    },
  };
}

/** Every run of three letters in a word. */
const threeLetters = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3));

/** Answers with ids, best first. */
function tableOf(database: DatabaseSync, name: string, tokenize: string, { listed }: Pick<JudgedStock, "listed">) {
  const columns = peerFields.join(", ");
  database.exec(`CREATE VIRTUAL TABLE ${name} USING fts5(id UNINDEXED, ${columns}, tokenize = '${tokenize}')`);
  const insert = database.prepare(
    `INSERT INTO ${name} (id, ${columns}) VALUES (?, ${peerFields.map(() => "?").join(", ")})`,
  );
  for (const document of listed.map(peerDocument))
    insert.run(document.id, ...peerFields.map((field) => document[field]));
  const weights = [0, ...peerFields.map((field) => boosts[field])].join(", ");
  return database.prepare(`SELECT id FROM ${name} WHERE ${name} MATCH ? ORDER BY bm25(${name}, ${weights})`);
}

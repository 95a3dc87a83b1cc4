import type { Engine } from "../engine.ts";
import { StoreError, storeErrorFrom } from "../store-error.ts";
import { openConnection } from "./connection.ts";
import { sqliteErrorData } from "./sqlite-error.ts";
import { sqliteFile } from "./sqlite-engine.ts";

/** For a thread that only reads: it owns the connection, so a read needs no message to another thread. */
export function openSqliteReader(dataDir: string): Engine {
  const connection = openConnection(sqliteFile(dataDir), "read");
  const run = (sql: string, parameters: readonly unknown[]) => {
    try {
      return connection.run(sql, parameters).rows;
    } catch (error) {
      throw storeErrorFrom(sqliteErrorData(error));
    }
  };
  return {
    kind: "sqlite",
    async read<Row>(query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
      const { sql, parameters } = query.compile();
      return run(sql, parameters) as Row[];
    },
    write: () => Promise.reject(new StoreError("failed", "This connection only reads.")),
    clearTraces: async () => false,
    ping: async () => void run("select 1 from versions limit 1", []),
    close: async () => connection.close(),
    changes: { pollMs: 0, subscribe: () => () => undefined },
  };
}

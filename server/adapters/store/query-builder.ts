import {
  DummyDriver,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  replaceWithNoncontingentExpression,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from "kysely";
import type { EngineKind } from "./engine.ts";
import type { Tables } from "./tables.ts";

export type QueryBuilder = Kysely<Tables>;

// Kysely only compiles SQL; the engines run it.
const dialects: Record<EngineKind, Dialect> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

export function createQueryBuilder(kind: EngineKind): QueryBuilder {
  return new Kysely<Tables>({
    dialect: dialects[kind],
    // A site without dealerships matches no car; PostgreSQL rejects an empty list.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

import type { Engine, Statement } from "./engine.ts";
import { statement } from "./engine.ts";
import type { QueryBuilder } from "./query-builder.ts";

/**
 * What changes together: everything, the media catalogue, one site's settings, one dealership's cars, its reservations,
 * its own details.
 */
export type Scope = "all" | "media" | `site:${string}` | `stock:${string}` | `holds:${string}` | `dealership:${string}`;
export type Versions = ReadonlyMap<string, number>;

/**
 * Raises the versions of these scopes and of "all". Belongs into the batch that makes the change. Always in the same
 * order, so that two writers cannot deadlock.
 */
export function bump(db: QueryBuilder, scopes: Iterable<Scope>): Statement[] {
  const ordered = [...new Set(scopes)].filter((scope) => scope !== "all").toSorted();
  return [...ordered, "all"].map((scope) => {
    const raise = db
      .insertInto("versions")
      .values({ scope, version: 1 })
      .onConflict((conflict) =>
        conflict.column("scope").doUpdateSet((row) => ({ version: row("versions.version", "+", 1) })),
      );
    return { ...statement(raise), raises: scope };
  });
}

/** Of these scopes, or of all. */
export async function readVersions(engine: Engine, db: QueryBuilder, scopes?: readonly string[]): Promise<Versions> {
  const all = db.selectFrom("versions").selectAll();
  const rows = await engine.read(scopes === undefined ? all : all.where("scope", "in", scopes));
  return new Map(rows.map(({ scope, version }) => [scope, version]));
}

export async function readOverallVersion(engine: Engine, db: QueryBuilder): Promise<number> {
  const rows = await engine.read(db.selectFrom("versions").select("version").where("scope", "=", "all"));
  return rows[0]?.version ?? 0;
}

/** The scopes that differ, with their new version; 0 for removed ones. */
export function changedScopes(before: Versions, after: Versions): Versions {
  const scopes = new Set([...before.keys(), ...after.keys()]);
  const differing = [...scopes].filter((scope) => before.get(scope) !== after.get(scope));
  return new Map(differing.map((scope) => [scope, after.get(scope) ?? 0]));
}

import { refuseMarked } from "../migrations/pending-migrations.ts";
import type { StoreContext } from "./context.ts";

/** A server that runs on this store. */
export type ServerReport = {
  id: string;
  /** Host and process, for people. */
  name: string;
  started_at: string;
  seen_at: string;
  /** Fingerprints of the secrets that it verifies with. */
  fingerprints: readonly string[];
  /** Null for a server that does not say which it runs. */
  version: string | null;
};

/** A server that was not seen for this long is dead. Longer than clocks may differ. */
export const LIVE_MS = 90_000;

export type Servers = {
  /** When the database was created. */
  storeMadeAt: () => Promise<string>;
  /** The fingerprint of the secret that all servers sign with; null before the first start. */
  signing: () => Promise<string | null>;
  /** Sets it if it is unset. Returns the current one: of two servers that start at once, one wins. */
  claimSigning: (fingerprint: string, now: Date) => Promise<string>;
  /** Switches to another secret, unless a server seen since `liveSince` does not know it. */
  moveSigning: (from: string, to: string, liveSince: Date, now: Date) => Promise<boolean>;
  /** Overrides the current one: for an operator who has lost the previous secret. */
  replaceSigning: (fingerprint: string, now: Date) => Promise<void>;
  /**
   * Records that a server is alive; deletes servers that were last seen before `forgetBefore`. Throws when the store is
   * being filled, or was moved.
   */
  report: (server: ServerReport, forgetBefore: Date) => Promise<void>;
  leave: (id: string) => Promise<void>;
  seenSince: (since: Date) => Promise<ServerReport[]>;
};

const ONLY_ROW = 1;

export function createServers({ engine, db }: StoreContext): Servers {
  const signing = async () => {
    const [row] = await engine.read(db.selectFrom("signing_secret").select("fingerprint").where("id", "=", ONLY_ROW));
    return row?.fingerprint ?? null;
  };
  return {
    async storeMadeAt() {
      const [row] = await engine.read(db.selectFrom("migrations").select(({ fn }) => fn.min("applied_at").as("at")));
      return row?.at ?? "";
    },
    signing,
    async claimSigning(fingerprint, now) {
      const claim = db
        .insertInto("signing_secret")
        .values({ id: ONLY_ROW, fingerprint, since: now.toISOString() })
        .onConflict((conflict) => conflict.column("id").doNothing());
      await engine.write([claim]);
      return (await signing()) ?? fingerprint;
    },
    async moveSigning(from, to, liveSince, now) {
      // One statement: a server that reports itself in between is either counted or too late to matter.
      const move = db
        .updateTable("signing_secret")
        .set({ fingerprint: to, since: now.toISOString() })
        .where("id", "=", ONLY_ROW)
        .where("fingerprint", "=", from)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom("servers")
                .select("id")
                .where("seen_at", ">=", liveSince.toISOString())
                .where("fingerprints", "not like", `%${to}%`),
            ),
          ),
        );
      const [result] = await engine.write([move]);
      return result?.rowsAffected === 1;
    },
    async replaceSigning(fingerprint, now) {
      const since = now.toISOString();
      const replace = db
        .insertInto("signing_secret")
        .values({ id: ONLY_ROW, fingerprint, since })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ fingerprint, since }));
      await engine.write([replace]);
    },
    async report({ id, name, started_at, seen_at, fingerprints, version }, forgetBefore) {
      const values = { name, started_at, seen_at, fingerprints: fingerprints.join(" "), version };
      const put = db
        .insertInto("servers")
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values));
      const forget = db.deleteFrom("servers").where("seen_at", "<", forgetBefore.toISOString());
      await engine.write([put, forget]);
      // After the report: whoever marks a store either sees this server, or is seen by it.
      refuseMarked(await engine.read(db.selectFrom("migrations").select("name")));
    },
    async leave(id) {
      await engine.write([db.deleteFrom("servers").where("id", "=", id)]);
    },
    async seenSince(since) {
      const rows = await engine.read(
        db.selectFrom("servers").selectAll().where("seen_at", ">=", since.toISOString()).orderBy("name"),
      );
      return rows.map((row) => ({ ...row, fingerprints: row.fingerprints.split(" ") }));
    },
  };
}

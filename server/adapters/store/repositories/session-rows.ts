import type { StoreContext } from "./context.ts";

/** Where somebody is signed in. The token itself is known to their browser alone. */
export type Session = {
  id: string;
  person_id: string;
  device: string;
  kept: boolean;
  created_at: string;
  used_at: string;
  ended_at: string | null;
  expires_at: string;
};

/** Which sessions of a person: one, all but one, or all. */
export type WhichSessions = { id: string } | { butNot: string } | "all";

export type Sessions = {
  get: (id: string) => Promise<Session | null>;
  byToken: (tokenHash: string) => Promise<Session | null>;
  /** Also those that have ended, the newest first. */
  ofPerson: (personId: string) => Promise<Session[]>;
  /** Writes a use, also as the last time that the person was here. */
  touch: (session: Pick<Session, "id" | "person_id">, use: { used_at: string; expires_at: string }) => Promise<void>;
  /** How many have ended by it. */
  end: (personId: string, which: WhichSessions, now: Date) => Promise<number>;
};

const columns = [
  "id",
  "person_id",
  "device",
  "kept",
  "created_at",
  "used_at",
  "ended_at",
  "expires_at",
] as const satisfies (keyof Session)[];

export function createSessions({ engine, db }: StoreContext): Sessions {
  const all = db.selectFrom("sessions").select(columns);
  const one = async (query: typeof all) => {
    const [row] = await engine.read(query);
    return row ? sessionOf(row) : null;
  };
  return {
    get: (id) => one(all.where("id", "=", id)),
    byToken: (hash) => one(all.where("token_hash", "=", hash)),
    async ofPerson(personId) {
      const rows = await engine.read(all.where("person_id", "=", personId).orderBy("used_at", "desc").orderBy("id"));
      return rows.map(sessionOf);
    },
    async touch({ id, person_id }, use) {
      await engine.write([
        // One that was ended meanwhile stays ended.
        db.updateTable("sessions").set(use).where("id", "=", id).where("ended_at", "is", null),
        db.updateTable("people").set({ seen_at: use.used_at }).where("id", "=", person_id),
      ]);
    },
    async end(personId, which, now) {
      const open = db
        .updateTable("sessions")
        .set({ ended_at: now.toISOString() })
        .where("person_id", "=", personId)
        .where("ended_at", "is", null)
        .where("expires_at", ">", now.toISOString());
      const [result] = await engine.write([
        which === "all" ? open : "id" in which ? open.where("id", "=", which.id) : open.where("id", "!=", which.butNot),
      ]);
      return result?.rowsAffected ?? 0;
    },
  };
}

const sessionOf = (row: Omit<Session, "kept"> & { kept: number }): Session => ({ ...row, kept: row.kept === 1 });

import { sql } from "kysely";
import { codeTries, deskKeeps, type SignInKind } from "#domain/desk/sign-in-rules.ts";
import { statement, type Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { StoreError } from "../store-error.ts";
import type { StoreContext } from "./context.ts";
import { type DeskMail, deskChannel, deskMailStatement } from "./desk-mail.ts";

/** A way in: asked for at the desk, an invitation, or a printed link. */
export type SignIn = {
  id: string;
  /** Null where the address is nobody's. */
  person_id: string | null;
  kind: SignInKind;
  /** Of the cookie of the browser that asked. */
  browser_hash: string | null;
  /** As it was typed. */
  address: string;
  to_path: string;
  invited_by: string | null;
  /** Where an invitation is for; null: everywhere. */
  site_slug: string | null;
  tries: number;
  used_at: string | null;
  replaced_at: string | null;
  expires_at: string;
  created_at: string;
};
export type NewSignIn = Omit<SignIn, "tries" | "used_at" | "replaced_at">;
export type NewSession = {
  id: string;
  token_hash: string;
  person_id: string;
  device: string;
  kept: number;
  created_at: string;
  used_at: string;
  expires_at: string;
};

/** `replaces`: ids of earlier ones that it ends. */
export type SignInWrite = { signIn: NewSignIn; replaces: readonly string[]; mail: DeskMail | null };

export type SignIns = {
  get: (id: string) => Promise<SignIn | null>;
  /** What a browser has asked for, the newest first. */
  ofBrowser: (browserHash: string) => Promise<SignIn[]>;
  /** Of one person, the newest first. */
  ofPerson: (personId: string) => Promise<SignIn[]>;
  add: (write: SignInWrite, now: Date) => Promise<void>;
  /**
   * Counts a code before it is looked at, so that codes that come together are all counted. Returns how many it has
   * had; null if it takes no more.
   */
  countTry: (id: string, now: Date) => Promise<number | null>;
  /** Uses it up and opens the session. False if it is no longer open, or its person is gone: then nothing is written. */
  finish: (id: string, session: NewSession, mail: DeskMail | null) => Promise<boolean>;
  /** Removes old ones, sessions that ended long ago, and mails about them. */
  sweep: (now: Date) => Promise<void>;
};

export function signInStatements(db: QueryBuilder, { signIn, replaces, mail }: SignInWrite, now: Date): Write[] {
  return [
    db
      .updateTable("sign_ins")
      .set({ replaced_at: now.toISOString() })
      .where("id", "in", replaces)
      .where("replaced_at", "is", null)
      .where("used_at", "is", null),
    db.insertInto("sign_ins").values({ ...signIn, tries: 0 }),
    ...(mail ? [deskMailStatement(db, mail, now)] : []),
  ];
}

export function createSignIns({ engine, db, deliveriesAdded }: StoreContext): SignIns {
  const all = db.selectFrom("sign_ins").selectAll();
  const newest = all.orderBy("created_at", "desc").orderBy("id");
  const wake = () => deliveriesAdded.forEach((listener) => listener());
  return {
    async get(id) {
      const [row] = await engine.read(all.where("id", "=", id));
      return row ? signInOf(row) : null;
    },
    ofBrowser: async (hash) => (await engine.read(newest.where("browser_hash", "=", hash))).map(signInOf),
    ofPerson: async (id) => (await engine.read(newest.where("person_id", "=", id))).map(signInOf),
    async add(write, now) {
      await engine.write(signInStatements(db, write, now));
      wake();
    },
    async countTry(id, now) {
      const [result] = await engine.write([openStatement(db, id, now).returning("tries")]);
      const tries = result?.rows[0]?.["tries"];
      return tries === undefined ? null : Number(tries);
    },
    async finish(id, session, mail) {
      try {
        await engine.write([
          statement(usedStatement(db, id, session), { rows: 1, otherwise: noLongerOpen }),
          db.insertInto("sessions").values(session),
          db.updateTable("people").set({ seen_at: session.used_at }).where("id", "=", session.person_id),
          ...(mail ? [deskMailStatement(db, mail, new Date(session.created_at))] : []),
        ]);
      } catch (error) {
        if (error instanceof StoreError && (error.kind === "refused" || error.kind === "missing")) return false;
        throw error;
      }
      if (mail) wake();
      return true;
    },
    async sweep(now) {
      const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
      const { signInsMs, sessionsMs, mailsMs } = deskKeeps;
      await engine.write([
        db.deleteFrom("sign_ins").where("expires_at", "<", before(signInsMs)),
        db.deleteFrom("sessions").where("expires_at", "<", before(sessionsMs)),
        db.deleteFrom("sessions").where("ended_at", "<", before(sessionsMs)),
        db.deleteFrom("outbox").where("channel", "=", deskChannel).where("created_at", "<", before(mailsMs)),
      ]);
    },
  };
}

const noLongerOpen = "This sign-in is no longer open.";

const openStatement = (db: QueryBuilder, id: string, now: Date) =>
  db
    .updateTable("sign_ins")
    .set({ tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .where("tries", "<", codeTries);

/** A code that fits may be the last one that counts, so tries are not asked for again. */
const usedStatement = (db: QueryBuilder, id: string, { created_at, person_id }: NewSession) =>
  db
    .updateTable("sign_ins")
    .set({ used_at: created_at })
    .where("id", "=", id)
    .where("person_id", "=", person_id)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", created_at);

const signInOf = (row: Omit<SignIn, "kind"> & { kind: string }): SignIn => ({ ...row, kind: row.kind as SignInKind });

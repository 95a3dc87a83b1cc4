import type { StoredPicture } from "#domain/picture/feed-pictures.ts";
import type { StoreContext } from "./context.ts";

/** A picture that one worker holds until its lease expires. */
export type ClaimedPicture = {
  id: string;
  dealershipId: string;
  address: string;
  file: string | null;
  etag: string | null;
  lastModified: string | null;
  /** How often it was claimed since it last arrived, with this time. */
  tries: number;
  lease: string;
};

/**
 * The result of a fetch. `unchanged`: the server says that the stored picture is current. `postponed`: no request was
 * sent.
 */
export type FetchOutcome =
  | { kind: "stored"; picture: StoredPicture; etag: string | null; lastModified: string | null }
  | { kind: "unchanged" }
  | { kind: "failed"; reason: string }
  | { kind: "postponed" };

type PictureClaim = {
  now: Date;
  lease: string;
  leaseMs: number;
  most: number;
  /** How many more one dealership may take; this decides who is served, and its share of the queue. */
  roomOf: (dealershipId: string) => number;
  /** Dealerships are served in turns, starting after this one. */
  after: string;
};

export type PictureQueue = {
  /**
   * Claims due pictures, each for one caller only, and counts a try of each. A picture that a dead worker left is due
   * again when its lease ends, one try later: one that kills its workers is given up at last.
   */
  claim: (claim: PictureClaim) => Promise<ClaimedPicture[]>;
  /** False if the lease has meanwhile passed to another worker: then nothing is written. */
  settle: (claimed: ClaimedPicture, outcome: FetchOutcome, dueAt: Date | null) => Promise<boolean>;
  /** When the next picture is due, of this dealership or of any. */
  nextDue: (dealershipId?: string) => Promise<string | null>;
};

export function createPictureQueue({ engine, db, now }: StoreContext): PictureQueue {
  /** A seek per dealership instead of a scan of the queue, which may have hundreds of thousands of rows. */
  const withWork = (at: string) =>
    engine.read(
      db
        .selectFrom("dealerships")
        .select("id")
        .where((where) =>
          where.exists(
            where
              .selectFrom("pictures")
              .select("pictures.id")
              .whereRef("pictures.dealership_id", "=", "dealerships.id")
              .where("pictures.due_at", "<=", at),
          ),
        )
        .orderBy("id"),
    );
  const dueOf = (dealershipId: string, at: string, most: number) =>
    engine.read(
      db
        .selectFrom("pictures")
        .select("id")
        .where("dealership_id", "=", dealershipId)
        .where("due_at", "<=", at)
        .orderBy("due_at")
        .limit(most),
    );

  return {
    async claim({ now: at, lease, leaseMs, most, roomOf, after }) {
      const iso = at.toISOString();
      const waiting = (await withWork(iso)).map(({ id }) => id);
      const inTurn = [...waiting.filter((id) => id > after), ...waiting.filter((id) => id <= after)];
      const ids: string[] = [];
      for (const id of inTurn) {
        const room = Math.min(roomOf(id), most - ids.length);
        if (room > 0) ids.push(...(await dueOf(id, iso, room)).map((row) => row.id));
      }
      if (ids.length === 0) return [];
      const take = db
        .updateTable("pictures")
        .set(({ eb }) => ({
          lease,
          due_at: new Date(at.getTime() + leaseMs).toISOString(),
          failures: eb("failures", "+", 1),
        }))
        .where("id", "in", ids)
        // Checked again while writing: of two workers that saw the same row, the second finds it taken.
        .where("due_at", "<=", iso)
        .returning(["id", "dealership_id", "address", "file", "etag", "last_modified", "failures"]);
      const [taken] = await engine.write([take]);
      const rows = (taken?.rows ?? []) as unknown as TakenRow[];
      return rows.map(({ dealership_id, last_modified, failures, ...row }) => ({
        ...row,
        tries: failures,
        dealershipId: dealership_id,
        lastModified: last_modified,
        lease,
      }));
    },

    async settle({ id, lease, tries }, outcome, dueAt) {
      const set = { lease: null, due_at: dueAt?.toISOString() ?? null, ...changesOf(outcome, tries, now()) };
      const [done] = await engine.write([
        db.updateTable("pictures").set(set).where("id", "=", id).where("lease", "=", lease),
      ]);
      return done?.rowsAffected === 1;
    },

    async nextDue(dealershipId) {
      const due = db.selectFrom("pictures").select(({ fn }) => fn.min("due_at").as("at"));
      const [row] = await engine.read(dealershipId === undefined ? due : due.where("dealership_id", "=", dealershipId));
      return row?.at ?? null;
    },
  };
}

type TakenRow = Pick<ClaimedPicture, "id" | "address" | "file" | "etag"> & {
  failures: number;
  dealership_id: string;
  last_modified: string | null;
};

function changesOf(outcome: FetchOutcome, tries: number, now: Date) {
  const checked = { failures: 0, reason: null, checked_at: now.toISOString() };
  if (outcome.kind === "postponed") return { failures: tries - 1 };
  if (outcome.kind === "failed") return { reason: outcome.reason };
  if (outcome.kind === "unchanged") return checked;
  return { ...checked, ...outcome.picture, etag: outcome.etag, last_modified: outcome.lastModified };
}

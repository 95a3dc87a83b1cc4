import type { PictureState } from "#domain/picture/feed-pictures.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { createPictureQueue, type PictureQueue } from "./picture-queue.ts";
import {
  changePictures,
  type FeedPicture,
  IDS_PER_STATEMENT,
  pictureId,
  pictureRows,
  toPicture,
  updatePictures,
} from "./picture-rows.ts";
import { createPictureSweep, type PictureSweep } from "./picture-sweep.ts";

type NamedPicture = { address: string; position: number };
export type PictureCounts = { ready: number; onTheWay: number; broken: number };

export type Pictures = PictureQueue &
  PictureSweep & {
    /**
     * Returns what is known of these addresses. New addresses become due: the first picture of every car comes before the
     * second of any. Writes nothing for known addresses.
     */
    enrol: (dealershipId: string, named: readonly NamedPicture[]) => Promise<Map<string, PictureState>>;
    /** Schedules a check whether these have changed, unless they were checked after `since`. */
    recheck: (dealershipId: string, addresses: readonly string[], since: Date) => Promise<void>;
    /** Makes broken pictures due at once. Returns how many there are. */
    retryBroken: (dealershipId: string) => Promise<number>;
    counts: (dealershipId: string) => Promise<PictureCounts>;
    /** Addresses whose last fetch failed, with the server's answer. */
    failing: (dealershipId: string, most: number) => Promise<FeedPicture[]>;
  };

const ROWS_PER_INSERT = 60;

export function createPictures(context: StoreContext): Pictures {
  const { engine, db, now } = context;
  const all = pictureRows(context);

  const byIds = async (ids: readonly string[]) =>
    (await Promise.all(inChunks(ids, IDS_PER_STATEMENT).map((chunk) => engine.read(all.where("id", "in", chunk)))))
      .flat()
      .map(toPicture);

  return {
    ...createPictureQueue(context),
    ...createPictureSweep(context),
    async enrol(dealershipId, named) {
      const first = new Map<string, NamedPicture>();
      for (const one of named) {
        const known = first.get(one.address);
        if (!known || known.position > one.position) first.set(one.address, one);
      }
      const known = await byIds([...first.keys()].map((address) => pictureId(dealershipId, address)));
      const states = new Map<string, PictureState>(known.map((one) => [one.address, one]));
      const returned = known.filter(({ unusedSince }) => unusedSince !== null).map(({ id }) => id);
      await updatePictures(context, returned, { unused_since: null, due_at: now().toISOString() });
      const added = [...first.values()].filter(({ address }) => !states.has(address));
      for (const chunk of inChunks(added, ROWS_PER_INSERT)) {
        const rows = chunk.map(({ address, position }) => newRow(dealershipId, address, position, now()));
        const put = db.insertInto("pictures").values(rows);
        await engine.write([put.onConflict((conflict) => conflict.column("id").doNothing())]);
      }
      return states;
    },

    async recheck(dealershipId, addresses, since) {
      const ids = addresses.map((address) => pictureId(dealershipId, address));
      await changePictures(context, ids, (chunk) =>
        db
          .updateTable("pictures")
          .set({ due_at: now().toISOString(), failures: 0 })
          .where("id", "in", chunk)
          .where("lease", "is", null)
          .where((row) => row.or([row("checked_at", "is", null), row("checked_at", "<", since.toISOString())])),
      );
    },

    async retryBroken(dealershipId) {
      const retry = db
        .updateTable("pictures")
        .set({ due_at: now().toISOString(), failures: 0 })
        .where("dealership_id", "=", dealershipId)
        .where("reason", "is not", null)
        .where("lease", "is", null)
        .where("unused_since", "is", null);
      const [done] = await engine.write([retry]);
      return done?.rowsAffected ?? 0;
    },

    async counts(dealershipId) {
      const rows = await engine.read(
        db
          .selectFrom("pictures")
          .select(({ fn }) => [
            fn.count<number | string>("id").as("named"),
            fn.count<number | string>("file").as("ready"),
          ])
          .where("dealership_id", "=", dealershipId)
          .where("unused_since", "is", null),
      );
      const [bad] = await engine.read(
        db
          .selectFrom("pictures")
          .select(({ fn }) => fn.count<number | string>("id").as("broken"))
          .where("dealership_id", "=", dealershipId)
          .where("unused_since", "is", null)
          .where("file", "is", null)
          .where("reason", "is not", null),
      );
      const [named, ready, broken] = [rows[0]?.named, rows[0]?.ready, bad?.broken].map((count) => Number(count ?? 0));
      return { ready: ready ?? 0, broken: broken ?? 0, onTheWay: (named ?? 0) - (ready ?? 0) - (broken ?? 0) };
    },

    async failing(dealershipId, most) {
      const rows = await engine.read(
        all
          .where("dealership_id", "=", dealershipId)
          .where("reason", "is not", null)
          .where("unused_since", "is", null)
          .orderBy("id")
          .limit(most),
      );
      return rows.map(toPicture);
    },
  };
}

function newRow(dealershipId: string, address: string, position: number, now: Date) {
  return {
    id: pictureId(dealershipId, address),
    dealership_id: dealershipId,
    address,
    failures: 0,
    // The queue is ordered by this time, so one position is one millisecond.
    due_at: new Date(now.getTime() + position).toISOString(),
  };
}

import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import {
  changePictures,
  type FeedPicture,
  IDS_PER_STATEMENT,
  pictureRows,
  toPicture,
  updatePictures,
} from "./picture-rows.ts";

/** What the sweep of pictures needs: which there are, which are used, and removing the others. */
export type PictureSweep = {
  /** Pages through all pictures of a dealership by id. */
  page: (dealershipId: string, after: string) => Promise<FeedPicture[]>;
  /** Marks pictures that no car uses any more, and unmarks others. */
  setUnused: (ids: readonly string[], since: Date | null) => Promise<void>;
  /** The file is missing on the disk: fetch the picture again. */
  forgetFiles: (ids: readonly string[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /** Those of these files that a picture refers to. */
  filesInUse: (files: readonly string[]) => Promise<Set<string>>;
};

const PAGE = 1000;

export function createPictureSweep(context: StoreContext): PictureSweep {
  const { engine, db, now } = context;
  const update = (ids: readonly string[], set: object) => updatePictures(context, ids, set);

  return {
    async page(dealershipId, after) {
      const rows = await engine.read(
        pictureRows(context)
          .where("dealership_id", "=", dealershipId)
          .where("id", ">", after)
          .orderBy("id")
          .limit(PAGE),
      );
      return rows.map(toPicture);
    },

    setUnused: (ids, since) =>
      update(ids, since ? { unused_since: since.toISOString(), due_at: null } : { unused_since: null }),
    forgetFiles: (ids) =>
      update(ids, { file: null, etag: null, last_modified: null, failures: 0, due_at: now().toISOString() }),
    remove: (ids) => changePictures(context, ids, (chunk) => db.deleteFrom("pictures").where("id", "in", chunk)),
    async filesInUse(files) {
      const reads = inChunks(files, IDS_PER_STATEMENT).map((chunk) =>
        engine.read(db.selectFrom("pictures").select("file").distinct().where("file", "in", chunk)),
      );
      return new Set((await Promise.all(reads)).flat().flatMap(({ file }) => file ?? []));
    },
  };
}

import type { Tables } from "../tables.ts";
import { bump } from "../versions.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

/** A picture in the storage, by its path in the media folder. Width 0: the object is not a picture. */
export type CataloguedMedia = Tables["media_files"];

/** What pages need to know of stored pictures before rendering. */
export type MediaCatalogue = {
  put: (media: CataloguedMedia) => Promise<void>;
  remove: (paths: readonly string[]) => Promise<void>;
  all: () => Promise<CataloguedMedia[]>;
  /** Raised with every change. */
  version: () => Promise<number>;
};

const PATHS_PER_WRITE = 500;

export function createMediaCatalogue({ engine, db }: StoreContext): MediaCatalogue {
  return {
    async put(media) {
      const { path: _path, ...facts } = media;
      const row = db
        .insertInto("media_files")
        .values(media)
        .onConflict((conflict) => conflict.column("path").doUpdateSet(facts));
      await engine.write([row, ...bump(db, ["media"])]);
    },
    async remove(paths) {
      for (const portion of inChunks([...paths], PATHS_PER_WRITE))
        await engine.write([db.deleteFrom("media_files").where("path", "in", portion), ...bump(db, ["media"])]);
    },
    all: () => engine.read(db.selectFrom("media_files").selectAll()),
    async version() {
      const rows = await engine.read(db.selectFrom("versions").select("version").where("scope", "=", "media"));
      return rows[0]?.version ?? 0;
    },
  };
}

import type { StoredCar } from "#domain/car/car.ts";
import { carDocument, feedCarDocument } from "#server/documents/car-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readable } from "#server/documents/document-error.ts";
import { bump } from "../versions.ts";
import { type CarText, readCar } from "./car-pages.ts";
import { ROWS_PER_STATEMENT, stockScope } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { noImportRuns } from "./operator-stock.ts";

/** A car of a feed with the addresses of its pictures. `feed.images` are the images that a pass gave it last. */
export type PicturedCar = { car: StoredCar; feed: StoredCar; addresses: string[]; stored: Stored<"car"> };

export type PicturedCars = {
  /** All cars of feeds that have or had pictures, page by page. */
  pages: (dealershipId: string) => AsyncGenerator<PicturedCar[], void, undefined>;
  /**
   * Gives cars the images of their pictures; skips a car that was changed since it was read. Refused while an import of
   * the dealership runs. Returns how many cars were written.
   */
  show: (dealershipId: string, cars: readonly (PicturedCar & { images: StoredCar["images"] })[]) => Promise<number>;
  stockVersion: (dealershipId: string) => Promise<number>;
};

const PAGE = 250;

export function createPicturedCars(context: StoreContext): PicturedCars {
  const { engine, db, now, unreadable } = context;
  return {
    async *pages(dealershipId) {
      for (let after = ""; ;) {
        const rows = await engine.read(
          db
            .selectFrom("current_cars")
            .select(["id", "document", "feed_document"])
            .where("dealership_id", "=", dealershipId)
            .where("feed_document", "is not", null)
            .where("id", ">", after)
            .orderBy("id")
            .limit(PAGE),
        );
        const last = rows.at(-1);
        if (last === undefined) return;
        after = last.id;
        const cars = readable(rows, toPicturedCar, unreadable).flat();
        if (cars.length > 0) yield cars;
      }
    },

    async show(dealershipId, cars) {
      const [row] = await engine.read(
        db.selectFrom("stock_generations").select("current").where("dealership_id", "=", dealershipId),
      );
      let written = 0;
      for (const chunk of inChunks(cars, ROWS_PER_STATEMENT)) {
        const [, ...results] = await engine.write([
          noImportRuns(context, dealershipId, row?.current ?? 0),
          ...chunk.map(({ car, feed, addresses, stored, images }) =>
            db
              .updateTable("cars")
              .set({
                document: carDocument.encode({ ...car, images }),
                feed_document: feedCarDocument.encode({ car: { ...feed, images }, pictures: addresses }),
                updated_at: now().toISOString(),
              })
              .where("id", "=", car.id)
              .where("end_generation", "is", null)
              .where("document", "=", stored),
          ),
          ...bump(db, [stockScope(dealershipId)]),
        ]);
        written += results.slice(0, chunk.length).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
      }
      return written;
    },

    async stockVersion(dealershipId) {
      const [row] = await engine.read(
        db.selectFrom("versions").select("version").where("scope", "=", stockScope(dealershipId)),
      );
      return row?.version ?? 0;
    },
  };
}

type FeedText = CarText & { feed_document: Stored<"feed-car"> | null };

/** Decided from the text if the feed names no pictures: parsing a million cars for nothing would take a minute. */
function toPicturedCar({ feed_document: feedDocument, ...row }: FeedText): PicturedCar[] {
  if (feedDocument === null) return [];
  if (feedDocument.endsWith('"pictures":[]}') && feedDocument.includes('"images":[],')) return [];
  const { car: feed, pictures } = feedCarDocument.decode(feedDocument, row.id);
  return [{ car: readCar(row), feed, addresses: pictures, stored: row.document }];
}

import type { CarMark, NewsKind, StockNews } from "#domain/alert/stock-news.ts";
import { statement } from "../engine.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

export type StockLook = { revision: number; last_seq: number };
export type NumberedNews = StockNews & { seq: number };

/** A site's stock at the last look, and the news since. */
export type SiteStockNews = {
  /** Null before the first look. */
  lastLook: () => Promise<StockLook | null>;
  marks: () => Promise<Map<string, CarMark>>;
  /** Adds marks before the first look. One that another server has added stays. */
  addMarks: (marks: ReadonlyMap<string, CarMark>) => Promise<void>;
  /** Rejects as refused, or as a duplicate of the first look, if another server has looked meanwhile. */
  saveLook: (
    before: StockLook | null,
    found: { news: readonly StockNews[]; marks: ReadonlyMap<string, CarMark> },
    at: string,
  ) => Promise<StockLook>;
  /** Everything after this number, in order. */
  since: (seq: number) => Promise<NumberedNews[]>;
};

const ROWS_PER_STATEMENT = 200;
const MARKS_PER_READ = 2000;
/** Longer than any subscriber waits. */
const NEWS_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

export function createSiteStockNews({ engine, db }: StoreContext, { slug }: SiteScope): SiteStockNews {
  const rowsOf = (marks: ReadonlyMap<string, CarMark>) =>
    [...marks].map(([car_id, { price, available }]) => ({
      site_slug: slug,
      car_id,
      price,
      available: available ? 1 : 0,
    }));
  const insertMarks = (marks: ReadonlyMap<string, CarMark>) =>
    inChunks(rowsOf(marks), ROWS_PER_STATEMENT).map((chunk) => db.insertInto("stock_marks").values(chunk));
  return {
    async lastLook() {
      const rows = await engine.read(
        db.selectFrom("stock_looks").select(["revision", "last_seq"]).where("site_slug", "=", slug),
      );
      return rows[0] ?? null;
    },
    async marks() {
      const marks = new Map<string, CarMark>();
      for (let after = ""; ;) {
        const rows = await engine.read(
          db
            .selectFrom("stock_marks")
            .select(["car_id", "price", "available"])
            .where("site_slug", "=", slug)
            .where("car_id", ">", after)
            .orderBy("car_id")
            .limit(MARKS_PER_READ),
        );
        for (const { car_id, price, available } of rows) marks.set(car_id, { price, available: available === 1 });
        const last = rows.at(-1);
        if (last === undefined || rows.length < MARKS_PER_READ) return marks;
        after = last.car_id;
      }
    },
    async addMarks(marks) {
      await engine.write(
        insertMarks(marks).map((insert) =>
          insert.onConflict((conflict) => conflict.columns(["site_slug", "car_id"]).doNothing()),
        ),
      );
    },
    async saveLook(before, { news, marks }, at) {
      const first = before?.last_seq ?? 0;
      const look = { revision: (before?.revision ?? 0) + 1, last_seq: first + news.length };
      const guard =
        before === null
          ? db.insertInto("stock_looks").values({ site_slug: slug, ...look })
          : statement(
              db
                .updateTable("stock_looks")
                .set(look)
                .where("site_slug", "=", slug)
                .where("revision", "=", before.revision),
              { rows: 1, otherwise: "Somebody else has looked at the stock meanwhile." },
            );
      const newsRows = news.map((one, at_) => ({ ...one, site_slug: slug, seq: first + at_ + 1, at }));
      const old = new Date(Date.parse(at) - NEWS_KEPT_MS).toISOString();
      await engine.write([
        guard,
        ...insertMarks(marks).map((insert) =>
          insert.onConflict((conflict) =>
            conflict.columns(["site_slug", "car_id"]).doUpdateSet((row) => ({
              price: row.ref("excluded.price"),
              available: row.ref("excluded.available"),
            })),
          ),
        ),
        ...inChunks(newsRows, ROWS_PER_STATEMENT).map((chunk) => db.insertInto("stock_news").values(chunk)),
        db.deleteFrom("stock_news").where("site_slug", "=", slug).where("at", "<", old),
      ]);
      return look;
    },
    async since(seq) {
      const rows = await engine.read(
        db
          .selectFrom("stock_news")
          .select(["seq", "car_id", "kind", "was", "price"])
          .where("site_slug", "=", slug)
          .where("seq", ">", seq)
          .orderBy("seq"),
      );
      return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as NewsKind }));
    },
  };
}

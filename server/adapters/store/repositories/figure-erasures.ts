import { siteDocument } from "#server/documents/site-document.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import type { Write } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { type Ageing, erasureRow, total } from "./erasure-statements.ts";
import { dealershipsIn } from "./site-name.ts";

/** Removes counts by day, and what has changed about cars. They say nothing of a person, and only age. */
export type FigureErasures = {
  countFigures: (site: string, before: string) => Promise<number>;
  eraseFigures: (ageing: Ageing) => Promise<number>;
  countCarChanges: (site: string, before: string) => Promise<number>;
  /** Of the cars of every dealership that the site shows. */
  eraseCarChanges: (ageing: Ageing) => Promise<number>;
};

const ROWS_PER_WRITE = 500;
const dayTables = ["car_days", "site_days", "enquiry_days"] as const;
type DayTable = (typeof dayTables)[number];

const dayOf = (time: string): string => time.slice(0, 10);

export function createFigureErasures(context: StoreContext): FigureErasures {
  const { engine, db } = context;
  const aged = (table: DayTable, site: string, before: string) =>
    db.selectFrom(table).where("site_slug", "=", site).where("day", "<", dayOf(before));
  const agedChanges = async (site: string, before: string) =>
    db
      .selectFrom("car_history")
      .where("dealership_id", "in", await dealershipIdsOf(context, site))
      .where("at", "<", before);
  const countOf = async (table: DayTable, site: string, before: string) =>
    total(await engine.read(aged(table, site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));

  return {
    async countFigures(site, before) {
      const counts = await Promise.all(dayTables.map((table) => countOf(table, site, before)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async eraseFigures(ageing) {
      const { site, before } = ageing;
      const portions = [
        await carsPortion(context, site, dayOf(before)),
        await daysPortion(context, site, dayOf(before)),
        await enquiriesPortion(context, site, dayOf(before)),
      ];
      const rows = portions.reduce((sum, portion) => sum + portion.rows, 0);
      if (rows === 0) return 0;
      const writes = portions.flatMap((portion) => portion.writes);
      await engine.write([...writes, erasureRow(db, site, "figures by day", [], ageing, rows)]);
      return rows;
    },
    async countCarChanges(site, before) {
      const query = await agedChanges(site, before);
      return total(await engine.read(query.select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseCarChanges(ageing) {
      const query = await agedChanges(ageing.site, ageing.before);
      const rows = await engine.read(query.select("id").limit(ROWS_PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await engine.write([
        db.deleteFrom("car_history").where("id", "in", ids),
        erasureRow(db, ageing.site, "history of cars", [], ageing, ids.length),
      ]);
      return ids.length;
    },
  };
}

type Portion = { writes: Write[]; rows: number };

/** Of the earliest day: so each statement names one. */
async function carsPortion({ engine, db }: StoreContext, site: string, before: string): Promise<Portion> {
  const aged = await engine.read(
    db
      .selectFrom("car_days")
      .select(["day", "car_id"])
      .where("site_slug", "=", site)
      .where("day", "<", before)
      .orderBy("day")
      .limit(ROWS_PER_WRITE),
  );
  const ids = aged.filter(({ day }) => day === aged[0]?.day).map(({ car_id }) => car_id);
  if (aged[0] === undefined) return { writes: [], rows: 0 };
  const gone = db
    .deleteFrom("car_days")
    .where("site_slug", "=", site)
    .where("day", "=", aged[0].day)
    .where("car_id", "in", ids);
  return { writes: [gone], rows: ids.length };
}

/** A day has a handful of rows. */
async function daysPortion({ engine, db }: StoreContext, site: string, before: string): Promise<Portion> {
  const aged = await engine.read(
    db
      .selectFrom("site_days")
      .select(["day"])
      .where("site_slug", "=", site)
      .where("day", "<", before)
      .orderBy("day")
      .limit(ROWS_PER_WRITE),
  );
  const [first] = aged;
  if (first === undefined) return { writes: [], rows: 0 };
  const gone = db.deleteFrom("site_days").where("site_slug", "=", site).where("day", "=", first.day);
  return { writes: [gone], rows: aged.filter(({ day }) => day === first.day).length };
}

async function enquiriesPortion({ engine, db }: StoreContext, site: string, before: string): Promise<Portion> {
  const aged = await engine.read(
    db
      .selectFrom("enquiry_days")
      .select("id")
      .where("site_slug", "=", site)
      .where("day", "<", before)
      .limit(ROWS_PER_WRITE),
  );
  if (aged.length === 0) return { writes: [], rows: 0 };
  const gone = db
    .deleteFrom("enquiry_days")
    .where("site_slug", "=", site)
    .where("day", "<", before)
    .where(
      "id",
      "in",
      aged.map(({ id }) => id),
    );
  return { writes: [gone], rows: aged.length };
}

async function dealershipIdsOf({ engine, db, unreadable }: StoreContext, site: string): Promise<string[]> {
  const [row] = await engine.read(db.selectFrom("sites").select("document").where("slug", "=", site));
  const document = row && readOrReport(() => siteDocument.decode(row.document, site), unreadable);
  const slugs = dealershipsIn(document);
  const rows = await engine.read(db.selectFrom("dealerships").select("id").where("slug", "in", slugs));
  return rows.map(({ id }) => id);
}

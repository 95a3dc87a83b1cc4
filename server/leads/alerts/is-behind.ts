import { setImmediate as nextTurn } from "node:timers/promises";
import { type CarMark, markOf } from "#domain/alert/stock-news.ts";
import type { Car } from "#domain/car/car.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import type { NumberedNews } from "#server/adapters/store/repositories/site-stock-news.ts";
import { isListedCar } from "#server/stock/index/load-stock.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { CARS_PER_TURN } from "./stock-marks.ts";

type SiteNow = Pick<SiteRuntime, "site" | "store">;

const gone: CarMark = { price: null, available: false };

/**
 * Whether the news were found in a newer stock than this one. Where they contradict each other, the store decides: it
 * may also be the news that are out of date. Visitors are answered in between.
 */
export async function isBehind(
  site: SiteNow,
  stock: SiteStock,
  news: readonly NumberedNews[],
  now: Date,
): Promise<boolean> {
  const last = [...new Map(news.map((one) => [one.car_id, one])).values()];
  for (const portion of inChunks(last, CARS_PER_TURN)) {
    const doubted = portion.filter((one) => !isSame(markSeen(one), markIn(stock.raw(one.car_id))));
    if (doubted.length > 0 && (await isNewerInStore(site, stock, doubted, now))) return true;
    await nextTurn();
  }
  return false;
}

async function isNewerInStore(
  { site, store }: SiteNow,
  stock: SiteStock,
  doubted: readonly NumberedNews[],
  now: Date,
): Promise<boolean> {
  const stored = await store.cars.byIds(doubted.map(({ car_id }) => car_id));
  const listed = new Map(stored.filter((car) => isListedCar(site, car, now.getTime())).map((car) => [car.id, car]));
  return doubted.some(({ car_id }) => !isSame(markIn(listed.get(car_id)), markIn(stock.raw(car_id))));
}

const markSeen = ({ kind, price }: NumberedNews): CarMark => (kind === "gone" ? gone : { price, available: true });

function markIn(car: Car | null | undefined): CarMark {
  const mark = car ? markOf(car) : gone;
  return mark.available ? mark : gone;
}

const isSame = (one: CarMark, other: CarMark): boolean =>
  one.price === other.price && one.available === other.available;

import { type Tell, tellsOf } from "#domain/alert/alert-news.ts";
import { digestDay } from "#domain/alert/digest-window.ts";
import { isAvailable } from "#domain/car/availability.ts";
import type { StoredAlert } from "#server/adapters/store/repositories/site-alerts.ts";
import type { Subscriber } from "#server/adapters/store/repositories/site-digests.ts";
import type { NumberedNews } from "#server/adapters/store/repositories/site-stock-news.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { foundBy } from "./alert-search.ts";
import { isBehind } from "./is-behind.ts";

type SiteNow = Pick<SiteRuntime, "site" | "store" | "state">;

/** What a digest says about one alert. */
export type DigestPart = { alert_id: string; tells: Tell[] };

/**
 * Puts each subscriber's news into the outbox, one mail a day at most. Returns how many. Waits for a later round if
 * another server, or another thread of this one, has seen stock that this thread has not.
 */
export async function makeDigests(runtime: SiteNow, lastSeq: number, now: Date): Promise<number> {
  const { site, store } = runtime;
  const day = digestDay(now.getTime(), site.public.time_zone, null);
  if (day === null) return 0;
  let made = 0;
  let checkedAfter = lastSeq;
  for (let after = ""; ;) {
    const waiting = await store.alerts.waiting(day, lastSeq, after);
    if (waiting.length === 0) return made;
    const { stock } = await runtime.state(now.getTime());
    const toldAll = Math.min(...waiting.map(({ told_seq }) => told_seq));
    const news = (await store.stockNews.since(toldAll)).filter(({ seq }) => seq <= lastSeq);
    // By a stock of before the news none of it would be true, and nobody would ever hear of it.
    const unchecked = news.filter(({ seq }) => seq <= checkedAfter);
    if (await isBehind(runtime, stock, unchecked, now)) return made;
    checkedAfter = Math.min(checkedAfter, toldAll);
    for (const subscriber of waiting) {
      const fresh = news.filter(({ seq }) => seq > subscriber.told_seq);
      if (await makeDigest(runtime, stock, subscriber, { news: fresh, upTo: lastSeq, day, now })) made += 1;
    }
    after = waiting.at(-1)?.id ?? "";
  }
}

async function makeDigest(
  { store }: SiteNow,
  stock: SiteStock,
  subscriber: Subscriber,
  { news, upTo, day, now }: { news: NumberedNews[]; upTo: number; day: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const alerts = (await store.alerts.ofSubscriber(subscriber.id)).filter(
    ({ state, expires_at }) => state === "active" && expires_at > at,
  );
  const parts = (await store.consent.isSuppressed(subscriber.address)) ? [] : partsOf(alerts, news, stock);
  if (parts.length === 0) {
    await store.alerts.skip(subscriber, upTo);
    return false;
  }
  const document = { to: [subscriber.address], parts };
  try {
    await store.alerts.saveDigest({ subscriber, day, upTo, document, at });
    return true;
  } catch (error) {
    // Another server has made it.
    if (error instanceof StoreError && (error.kind === "refused" || error.kind === "duplicate")) return false;
    throw error;
  }
}

/** A car appears once in a mail, under the first matching alert. */
export function partsOf(alerts: readonly StoredAlert[], news: readonly NumberedNews[], stock: SiteStock): DigestPart[] {
  const included = new Set<string>();
  return alerts.flatMap(({ id, subject, wants, since_seq }) => {
    const fresh = news.filter(({ seq }) => seq > since_seq);
    const ids = [...new Set(fresh.map(({ car_id }) => car_id))];
    const found = subject.kind === "search" ? foundBy(stock, subject.state, ids) : new Set<string>();
    const tells = tellsOf({ subject, wants, matches: (carId) => found.has(carId) }, fresh)
      .filter(({ car_id }) => !included.has(car_id))
      .filter((tell) => isStillTrue(tell, stock));
    for (const { car_id } of tells) included.add(car_id);
    return tells.length > 0 ? [{ alert_id: id, tells }] : [];
  });
}

/** Between the news and the mail a car may have been sold, or become more expensive again. */
export function isStillTrue({ car_id, kind, was }: Tell, stock: SiteStock): boolean {
  const car = stock.find(car_id);
  const isThere = car !== null && isAvailable(car);
  if (kind === "gone") return !isThere;
  if (!isThere) return false;
  const price = car.subscription_price || car.price;
  return kind !== "drop" || (was !== null && price !== null && price < was);
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptySearch } from "#domain/search/search-state.ts";
import { alertEnd, type AlertSubject, isEnding, mayAsk } from "./alert.ts";
import { tellsOf } from "./alert-news.ts";
import { digestDay } from "./digest-window.ts";
import { type CarMark, compareStock, isDrop, markOf, type StockNews } from "./stock-news.ts";

const mark = (price: number | null, available = true): CarMark => ({ price, available });
const look = (before: Record<string, CarMark>, after: Record<string, CarMark>) =>
  compareStock(new Map(Object.entries(before)), new Map(Object.entries(after)));

describe("[12.2.3] what is new of the stock", () => {
  test.each([
    ["a car that was never there", undefined, mark(20_000), "listed"],
    ["a sold car that was never there", undefined, mark(20_000, false), null],
    ["a car that can be bought again", mark(20_000, false), mark(20_000), "back"],
    ["a car that was sold", mark(20_000), mark(20_000, false), "gone"],
    ["a car that left the site", mark(20_000), undefined, "gone"],
    ["a car that is still gone", mark(20_000, false), undefined, null],
    ["a lower price", mark(20_000), mark(19_500), "drop"],
    ["a price that fell by less than is worth a mail", mark(20_000), mark(19_950), null],
    ["a higher price", mark(20_000), mark(21_000), null],
    ["a price that was first named", mark(null), mark(21_000), null],
    ["a sold car with another price", mark(20_000, false), mark(10_000, false), null],
  ] as const)("%s", (_name, before, after, kind) => {
    const { news } = look(before ? { a: before } : {}, after ? { a: after } : {});
    expect(news.map((one) => one.kind)).toEqual(kind === null ? [] : [kind]);
  });

  test("[12.2.3] small drops add up until they are worth a mail, and a rise starts anew", () => {
    const first = look({ a: mark(20_000) }, { a: mark(19_950) });
    expect([...first.marks]).toEqual([]);
    const second = look({ a: mark(20_000) }, { a: mark(19_890) });
    expect(second.news).toEqual([{ car_id: "a", kind: "drop", was: 20_000, price: 19_890 }]);
    expect(look({ a: mark(19_890) }, { a: mark(20_500) }).marks.get("a")).toEqual(mark(20_500));
  });

  test("a hundredth of a small price is a drop, and a placeholder is no price", () => {
    expect([isDrop(2000, 1980), isDrop(2000, 1981), isDrop(null, 5), isDrop(60_000, 59_900)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const car = { price: 1, subscription_price: null, status: "in_stock", sold: false } as const;
    expect(markOf(car)).toEqual(mark(null));
    expect(markOf({ ...car, subscription_price: 299 })).toEqual(mark(299));
    expect(markOf({ ...car, price: 5000, status: "sold" })).toEqual(mark(5000, false));
  });

  test("a look at the same stock again says nothing, whatever it is", () => {
    const marks = fc.dictionary(
      fc.string({ maxLength: 3 }),
      fc.record({ price: fc.option(fc.nat(100_000)), available: fc.boolean() }),
    );
    fc.assert(
      fc.property(marks, marks, (before, after) => {
        const known = new Map([...Object.entries(before), ...look(before, after).marks]);
        expect(compareStock(known, new Map(Object.entries(after))).news).toEqual([]);
      }),
    );
  });
});

describe("[12.2.4] what an alert tells", () => {
  const search: AlertSubject = {
    kind: "search",
    state: { ...emptySearch("created_at:desc"), ranges: { price: { min: null, max: 30_000 } } },
  };
  const car: AlertSubject = { kind: "car", car_id: "a", name: "A car" };
  const all = { matches: true, drops: true, back: true };
  const none = { matches: false, drops: false, back: false };
  const news = (kind: StockNews["kind"], was: number | null = 32_000, price: number | null = 29_000): StockNews => ({
    car_id: "a",
    kind,
    was,
    price,
  });
  const kinds = (subject: AlertSubject, wants: typeof all, found: boolean, ...list: StockNews[]) =>
    tellsOf({ subject, wants, matches: () => found }, list).map(({ kind, was }) => `${kind} ${was}`);

  test.each([
    ["a new car that is found", search, all, true, [news("listed", null)], ["match null"]],
    ["a new car that is not found", search, all, false, [news("listed")], []],
    [
      "a drop into the range that was asked for",
      search,
      { ...none, matches: true },
      true,
      [news("drop")],
      ["match 32000"],
    ],
    ["a drop within it", search, all, true, [news("drop", 29_900)], ["drop 29900"]],
    ["a drop within it that nobody asked for", search, { ...none, matches: true }, true, [news("drop", 29_900)], []],
    ["a new car that was sold at once", search, all, true, [news("listed"), news("gone")], []],
    [
      "a new car that became cheaper at once",
      search,
      all,
      true,
      [news("listed", null), news("drop", 29_900)],
      ["match null"],
    ],
    ["the watched car's drop", car, all, false, [news("drop")], ["drop 32000"]],
    ["two drops as one", car, all, false, [news("drop", 32_000), news("drop", 31_000)], ["drop 32000"]],
    ["its sale", car, none, false, [news("gone")], ["gone 32000"]],
    ["its return", car, all, false, [news("gone"), news("back")], ["back 32000"]],
    ["a return that nobody waits for", car, { ...none, drops: true }, false, [news("gone"), news("back")], []],
    ["another car", car, all, true, [{ ...news("drop"), car_id: "b" }], []],
  ] as const)("%s", (_name, subject, wants, found, list, expected) => {
    expect(kinds(subject, wants, found, ...list)).toEqual(expected);
  });
});

describe("[12.2.5] when a digest may leave", () => {
  const sydney = "Australia/Sydney";
  test.each([
    ["at eight in the morning", "2026-03-09T21:00:00Z", null, "2026-03-10"],
    ["a minute before", "2026-03-09T20:59:00Z", null, null],
    ["late in the evening", "2026-03-10T09:00:00Z", null, null],
    ["in the evening", "2026-03-10T08:59:00Z", null, "2026-03-10"],
    ["after today's", "2026-03-10T03:00:00Z", "2026-03-10", null],
    ["the day after", "2026-03-11T03:00:00Z", "2026-03-10", "2026-03-11"],
    // The clock goes back on 5 April 2026 and forward on 4 October.
    ["eight on the morning of a longer night", "2026-04-04T22:00:00Z", null, "2026-04-05"],
    ["seven on the morning of a longer night", "2026-04-04T21:30:00Z", null, null],
    ["eight on the morning of a shorter night", "2026-10-03T21:00:00Z", null, "2026-10-04"],
    ["seven on the morning of a shorter night", "2026-10-03T20:30:00Z", null, null],
  ])("%s", (_name, now, last, day) => {
    expect(digestDay(Date.parse(now), sydney, last)).toBe(day);
  });

  test("never two in one local day, wherever the site is", () => {
    const zones = fc.constantFrom(sydney, "Australia/Perth", "Australia/Adelaide", "Pacific/Auckland");
    const hours = fc.array(fc.integer({ min: 0, max: 400 * 24 * 4 }), { maxLength: 60 });
    fc.assert(
      fc.property(zones, hours, (zone, quarters) => {
        let last: string | null = null;
        const sent: string[] = [];
        for (const at of quarters.toSorted((a, b) => a - b)) {
          const day = digestDay(Date.UTC(2026, 0, 1) + at * 900_000, zone, last);
          if (day !== null) sent.push((last = day));
        }
        expect(new Set(sent).size).toBe(sent.length);
      }),
    );
  });
});

test("[12.2.6] an alert ends by itself after half a year, and says so two weeks before", () => {
  const from = Date.parse("2026-01-01T00:00:00Z");
  const end = alertEnd(from);
  expect(new Date(end).toISOString()).toBe("2026-06-30T00:00:00.000Z");
  expect([
    isEnding(end, Date.parse("2026-06-15T00:00:00Z")),
    isEnding(end, Date.parse("2026-06-17T00:00:00Z")),
  ]).toEqual([false, true]);
});

test("[12.2.2] an address is asked five times a day at most", () => {
  expect(mayAsk({ on: null, times: 0 }, "2026-03-10")).toBe(true);
  expect(mayAsk({ on: "2026-03-10", times: 4 }, "2026-03-10")).toBe(true);
  expect(mayAsk({ on: "2026-03-10", times: 5 }, "2026-03-10")).toBe(false);
  expect(mayAsk({ on: "2026-03-09", times: 5 }, "2026-03-10")).toBe(true);
});

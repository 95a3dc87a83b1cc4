import { describe, expect, test } from "vitest";
import { countries, currencies, locales } from "./countries.ts";
import { figuresLike, figuresOf, moneyIn } from "./figures.ts";
import { formatOf } from "./format.ts";

const [au, nz, us] = [countries.AU, countries.NZ, countries.US].map((country) => formatOf({ ...country, country }));

test.each([
  ["AU", au],
  ["NZ", nz],
  ["US", us],
])("[4.3.6, 10.5.5] amounts and numbers in %s", (_code, format) => {
  expect([7, 1000, 57_240, 99.6].map((amount) => format?.money(amount))).toEqual(["$7", "$1,000", "$57,240", "$100"]);
  expect([200, 150.5, 1234.56].map((amount) => format?.exactMoney(amount))).toEqual(["$200", "$150.50", "$1,234.56"]);
  expect([10_000, 7500].map((amount) => format?.shortMoney(amount))).toEqual(["$10k", "$7.5k"]);
  expect([format?.number(1_234_567), format?.sign]).toEqual(["1,234,567", "$"]);
});

test.each([
  ["AU", au, "45,000 km", "500 km"],
  ["NZ", nz, "45,000 km", "500 km"],
  ["US", us, "27,962 miles", "310 miles"],
])("[10.5.5] an odometer and a rule of thumb in %s", (_code, format, odometer, rule) => {
  expect([format?.odometer(45_000), format?.roundly(500)]).toEqual([odometer, rule]);
});

const pairs = locales.flatMap((locale) => currencies.map((currency) => [locale, currency] as const));

test.each(pairs)("[4.3.6, 10.5.5] figures in %s and %s are what Intl writes", (locale, currency) => {
  const { number, money, exactMoney } = figuresOf(locale, currency);
  const shown = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const plain = new Intl.NumberFormat(locale);
  const whole = new Intl.NumberFormat(locale, { ...shown, maximumFractionDigits: 0 });
  const cents = new Intl.NumberFormat(locale, { ...shown, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sizes = [
    0, 0.1, 1.005, 4.675, 9.9996, 12.34, 999.5, 999.995, 1000, 12_345.678, 57_240, 999_999.9, 1_234_567, 9e9,
  ];
  for (const value of [...sizes, ...sizes.slice(1).map((size) => -size), 1e-7]) {
    expect(number(value), `number ${value}`).toBe(plain.format(value));
    expect(money(value), `money ${value}`).toBe(whole.format(Math.round(value) || 0));
    const exact = Number.isInteger(value) ? whole : cents;
    expect(exactMoney(value), `exact ${value}`).toBe(exact.format(value));
  }
});

test("an amount that reads otherwise is refused, not written wrongly", () => {
  expect(() => figuresLike("12,34,567.50")).toThrow('Amounts cannot be written like "12,34,567.50".');
  expect(figuresLike("1.234.567,50 €").exactMoney(-1234.5)).toBe("-1.234,50 €");
});

describe("[10.5.5] dates are written as people of the country write them", () => {
  const timestamp = Date.UTC(2026, 2, 11, 1, 5);
  test.each([
    ["day", "11 March 2026", "March 11, 2026"],
    ["day of the year", "11 March", "March 11"],
    ["short day", "11 Mar 2026", "Mar 11, 2026"],
    ["weekday", "Wednesday 11 March", "Wednesday, March 11"],
    ["short weekday", "Wed, 11 Mar", "Wed, Mar 11"],
  ] as const)("%s: %s, and in the US %s", (style, australian, american) => {
    expect(au?.date(timestamp, style)).toBe(australian);
    expect(us?.date(timestamp, style)).toBe(american);
  });
  test("by the clock that is asked for", () => {
    expect(au?.date(timestamp, "time", "Australia/Sydney").replace(/\s/u, " ")).toBe("12:05 pm");
    expect(au?.date("2026-03-11", "day", "UTC")).toBe("11 March 2026");
  });
});

test("[10.5.5] lists", () => {
  expect(["a", "a b", "a b c"].map((words) => au?.list(words.split(" ")))).toEqual(["a", "a and b", "a, b and c"]);
  expect(us?.list(["a", "b", "c"])).toBe("a, b, and c");
  for (const locale of locales) {
    const { list } = formatOf({ ...countries.AU, locale });
    const intl = new Intl.ListFormat(locale);
    for (const items of [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]]) {
      expect(list(items)).toBe(intl.format(items));
    }
  }
});

test("sites that write alike share one format", () => {
  expect(formatOf({ ...countries.AU, country: countries.AU })).toBe(au);
  expect(formatOf({ ...countries.AU, country: countries.AU, currency: "NZD" })).not.toBe(au);
});

test("an operator is told amounts in the currency they are in", () => {
  expect([moneyIn("AUD", 200), moneyIn("GBP", 150.5), moneyIn("EUR", 3)]).toEqual(["$200", "£150.50", "€3"]);
});

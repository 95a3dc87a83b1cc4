import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteFormat } from "#app/copy/site-format.ts";
import { toCardView } from "#app/features/card/card-view.ts";
import type { Car } from "#domain/car/car.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { formatOf } from "#domain/country/format.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import { sheetKinds } from "#app/styles/page-kinds.ts";
import { templateNames } from "#site/template-folder.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { templateLook } from "./registry.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

test.each(templateNames)("the build has a style sheet of every kind for %s", (name) => {
  expect(Object.keys(templateLook(name).sheets)).toEqual(sheetKinds);
});

test("a template that is not in the build is named", () => {
  expect(() => templateLook("nowhere")).toThrow('This build has no template "nowhere"');
});

const trade_in = {
  path: "/valuations",
  instant_price: null,
  faq: false,
  save_result: false,
  register_check: false,
  margin_percent: 15,
  wider_range: null,
};
/** The links of a card that a template draws for this car. */
function linksOf(template: string, car: Partial<Car>, changes: Partial<PublicSettings>) {
  const { Card } = templateLook(template).slots;
  const settings = siteSettings(changes);
  const grammar = buildGrammar(settings, {});
  const now = new Date("2026-06-01T00:00:00Z");
  const card = toCardView(sampleCar(car), { settings, grammar, now, picture: () => null });
  const html = renderToStaticMarkup(
    createElement(SiteFormat, { value: formatOf(settings) }, createElement(Card, { card })),
  );
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
}

test.each(templateNames)("[2.3, 4.4] the card of %s has a trade-in button where the car allows it", (name) => {
  const link = tradeInPath(sampleCar().id);
  expect(linksOf(name, {}, { trade_in })).toContain(link);
  expect(linksOf(name, {}, { trade_in: null })).not.toContain(link);
  const refused: Partial<Car>[] = [{ reserved: true }, { price: 200 }, { status: "coming_soon" }, { sold: true }];
  for (const car of refused) expect(linksOf(name, car, { trade_in })).not.toContain(link);
});

test.each(templateNames)("[2.3] the card of %s leads to no place twice", (name) => {
  const lender = { key: "x", lender_type: 6, excluded_makes: [], excluded_dealerships: [], interest_rate: 8 };
  const finance_provider = { ...lender, comparison_rate: 9 } as unknown as PublicSettings["finance_provider"];
  const links = linksOf(name, {}, { trade_in, finance_provider }).filter((href) => /^\/cars\/.*\//.test(href ?? ""));
  expect(links).toContain(`/cars/${sampleCar().slug}/finance`);
  expect(new Set(links).size).toBe(links.length);
});

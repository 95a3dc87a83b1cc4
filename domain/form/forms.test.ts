import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { forms, siteFormPath } from "./forms.ts";

const twice = (names: readonly (string | undefined)[]) => {
  const given = names.filter((name) => name !== undefined);
  return given.filter((name, at) => given.indexOf(name) !== at);
};

test("[5.10.1] the list holds every file of forms/, each named for its form", () => {
  const files = readdirSync(`${import.meta.dirname}/forms`).map((name) => name.replace(/\.ts$/, ""));
  expect(files.toSorted()).toEqual(forms.map(({ id }) => id).toSorted());
});

test("[2.1, 3.10.8] no two forms share a category, a page of a car or a page of the site", () => {
  expect(twice(forms.flatMap(({ categories = {} }) => Object.keys(categories)))).toEqual([]);
  expect(twice(forms.map(({ carPage }) => carPage?.segment))).toEqual([]);
  expect(twice(forms.map(({ enquiryOf }) => enquiryOf))).toEqual([]);
});

test("[2.1] the page of a form is below /enquire, that of a trade-in among the cars", () => {
  expect([siteFormPath("service"), siteFormPath("trade-in")]).toEqual(["/enquire/service", "/cars/trade-in"]);
});

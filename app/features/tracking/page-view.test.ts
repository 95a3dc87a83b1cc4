import { expect, test } from "vitest";
import { pageView } from "#domain/tracking/page-view.ts";
import { landingOf } from "#domain/visit/touch.ts";
import { createPageViews } from "./page-view.ts";

const own = "https://dealer.example";
const page = (path: string, isEmpty = false) => ({ url: new URL(path, own), isEmpty });
const first = (path: string, referrer = `${own}/`) =>
  createPageViews({ landing: landingOf(new URL(path, own), referrer), isOpenedAgain: false })(page(path));

test("[9.3.3] a visit is a page that was reached from elsewhere", () => {
  expect(first("/", "")).toEqual({ name: "page_view", page: "/", landing: { params: {}, referrer: null } });
  expect(first("/contact", "https://www.google.com/search?q=secret")).toMatchObject({
    landing: { referrer: "www.google.com/" },
  });
  expect(first("/contact")).toBeNull();
});

test("[9.3.3] a page that is loaded again or gone back to counts nothing", () => {
  const views = createPageViews({ landing: null, isOpenedAgain: true });
  expect(views(page("/cars/a"))).toBeNull();
  const search = createPageViews({ landing: null, isOpenedAgain: true });
  expect(search(page("/search", true))).toBeNull();
  expect(search(page("/search?make=Kia", true))).toMatchObject({ no_results: true });
});

test("[9.3.3] no id of an advertisement and no path of another site is sent", () => {
  const path = "/?utm_medium=cpc&utm_source=google&utm_campaign=ana-ito&gclid=Cj0KCQ&email=ana@example.com";
  const view = first(path, "https://mail.example/inbox/ana-ito?id=7");
  expect(view?.landing).toEqual({
    params: { utm_medium: "cpc", utm_source: "google", utm_campaign: "yes", gclid: "yes" },
    referrer: "mail.example/",
  });
  expect(pageView.safeParse(view).success).toBe(true);
});

test("[9.3.3] a car's page is a view, pages below it are none", () => {
  expect(first("/cars/2025-kia-rio?utm_source=x")).toEqual({ name: "page_view", page: "/cars/2025-kia-rio" });
  expect(first("/cars/2025-kia-rio/enquire")).toBeNull();
  expect(first("/cars")).toBeNull();
});

test("[9.3.3] a search without result counts once in a document, wherever its filters lead", () => {
  const views = createPageViews({ landing: null, isOpenedAgain: false });
  const nothing = { name: "page_view", page: "/search", no_results: true };
  expect(views(page("/search"))).toBeNull();
  expect(views(page("/search?make=Kia", true))).toEqual(nothing);
  expect(views(page("/search"))).toBeNull();
  expect(views(page("/search?make=Kia", true))).toBeNull();
  expect(views(page("/search?make=Seat", true))).toEqual(nothing);
});

import { expect, test } from "vitest";
import { readVisit, visitPage } from "./visit.ts";

function sessionStore(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

const page = (path: string) => new URL(path, "https://dealer.example");

test("[3.10.4] the visit keeps the last 20 paths, oldest out", () => {
  const store = sessionStore();
  for (let i = 1; i <= 25; i++) visitPage(store, page(`/cars/${i}`));
  const pages = readVisit(store)?.visited_pages;
  expect(pages).toHaveLength(20);
  expect(pages?.[0]).toBe("/cars/6");
  expect(pages?.at(-1)).toBe("/cars/25");
});

test("[3.10.5] an address that no call takes costs nobody their enquiry", () => {
  const store = sessionStore();
  const many = Array.from({ length: 200 }, (_, n) => `utm_x${n}=1`).join("&");
  const bad = `utm_source=a%00b&utm_medium=${"m".repeat(2000)}&utm_${"n".repeat(200)}=1&utm_term=&utm_campaign=fr%C3%BChling`;
  visitPage(store, page(`/${"p".repeat(6000)}?${bad}&${many}`));
  const { visited_pages = [], linked_query_params = {} } = readVisit(store) ?? {};
  expect(visited_pages[0]).toHaveLength(1000);
  expect(Object.keys(linked_query_params)).toHaveLength(30);
  expect(linked_query_params).toMatchObject({ utm_term: "", utm_campaign: "frühling" });
  for (const name of ["utm_source", "utm_medium"]) expect(linked_query_params).not.toHaveProperty(name);
});

test("[3.10.4] paths carry no query, and a reload counts once", () => {
  const store = sessionStore();
  visitPage(store, page("/search/used-cars?query=rav4"));
  visitPage(store, page("/search/used-cars?page=2"));
  expect(readVisit(store)?.visited_pages).toEqual(["/search/used-cars"]);
});

test("[3.10.5] campaign parameters are those of the visit's first page, and no others", () => {
  const store = sessionStore();
  visitPage(store, page("/?utm_source=news&utm_campaign=spring&gclid=a1&fbclid=b2&msclkid=c3&email=jo@example.com"));
  visitPage(store, page("/cars/1?utm_source=elsewhere"));
  expect(readVisit(store)?.linked_query_params).toEqual({
    utm_source: "news",
    utm_campaign: "spring",
    gclid: "a1",
    fbclid: "b2",
    msclkid: "c3",
  });
});

test("refused storage breaks nothing: the visit lives in memory", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  const denied = { getItem: refuse, setItem: refuse };
  const first = visitPage(denied, page("/?gclid=a1"));
  const second = visitPage(denied, page("/cars/1"), first);
  expect(second).toEqual({ visited_pages: ["/", "/cars/1"], linked_query_params: { gclid: "a1" } });
  expect(visitPage(null, page("/")).visited_pages).toEqual(["/"]);
});

test.each(["{", "null", "[]", '{"visited_pages":1}'])("stored nonsense (%s) starts a new visit", (text) => {
  const store = sessionStore();
  store.setItem("forecourt.visit", text);
  expect(visitPage(store, page("/a")).visited_pages).toEqual(["/a"]);
});

import { describe, expect, test } from "vitest";
import { findRedirect, type Redirect } from "./redirect.ts";
import { redirectProblems } from "./redirect-problems.ts";

const to = (from: string, target: string | null, status: Redirect["status"] = 301): Redirect => ({
  from,
  to: target,
  status,
});
const list = [
  to("/used-cars-sydney", "/search/used-cars"),
  to("/stock.asp?id=12", "/search/toyota"),
  to("/stock.asp", "/search"),
  to("/blog/*", "/about"),
  to("/blog/news/*", "/news/*", 308),
  to("/au/*", "/*"),
  to("/team", "/about#team"),
  to("/old-offer", null, 410),
];
const find = findRedirect(list);

describe("an old address leads to where its page is now", () => {
  test.each([
    ["/used-cars-sydney", "", { status: 301, location: "/search/used-cars" }],
    ["/Used-Cars-Sydney/", "", { status: 301, location: "/search/used-cars" }],
    ["/used%2Dcars%20sydney", "", null],
    ["/used%2Dcars-sydney", "", { status: 301, location: "/search/used-cars" }],
    ["/team", "a=1", { status: 301, location: "/about?a=1#team" }],
    ["/used-cars-sydney", "utm_source=x", { status: 301, location: "/search/used-cars?utm_source=x" }],
    ["/stock.asp", "id=12", { status: 301, location: "/search/toyota" }],
    ["/stock.asp", "id=13", { status: 301, location: "/search?id=13" }],
    ["/blog", "", { status: 301, location: "/about" }],
    ["/blog/2019/hello", "", { status: 301, location: "/about" }],
    ["/blogging", "", null],
    ["/blog/news/a b", "", { status: 308, location: "/news/a%20b" }],
    ["/blog/news/$&$'", "", { status: 308, location: "/news/$&$'" }],
    ["/au/search", "", { status: 301, location: "/search" }],
    ["/au//evil.example", "", { status: 301, location: "/evil.example" }],
    ["/au/%2F%2Fevil.example", "", { status: 301, location: "/%252f%252fevil.example" }],
    ["/au/\\evil.example", "", { status: 301, location: "/%5Cevil.example" }],
    ["/old-offer", "x=1", { status: 410 }],
    ["/elsewhere", "", null],
    ["/%E0%A4%A", "", null],
  ] as const)("%s?%s", (path, query, expected) => {
    expect(find?.(path, query) ?? null).toEqual(expected);
  });
  test("a site without a list asks nothing", () => {
    expect(findRedirect([])).toBeNull();
  });
});

describe("[10.8.2] a list that would lead nowhere is refused", () => {
  const live = { pages: ["/about", "/search/used-cars"], reserved: new Set(["cars", "api"]) };
  const problems = (...redirects: Redirect[]) =>
    redirectProblems(redirects, live).map(({ index, field, expected }) => `${index} ${field}: ${expected}`);

  test("a good one is not", () => {
    expect(problems(...list)).toEqual([]);
    expect(problems(to("/cars/old-car", "/search"), to("/home", "https://elsewhere.example/"))).toEqual([]);
  });
  test.each([
    ["a loop", [to("/a", "/a")], "0 to: this leads back"],
    ["a loop through a pattern", [to("/a/*", "/a/b")], "0 to: this leads back"],
    ["a loop with capitals", [to("/a", "/A/")], "0 to: this leads back"],
    ["a chain", [to("/a", "/b"), to("/b", "/c")], '0 to: "/b" is itself redirected (from "/b"); lead straight to /c'],
    ["a chain into a pattern", [to("/a", "/b/x"), to("/b/*", "/c")], '0 to: "/b/x" is itself redirected'],
    ["a chain out of a pattern", [to("/a/*", "/b/*"), to("/b/x", "/c")], '0 to: "/b/*" is itself redirected'],
    ["two answers for one address", [to("/a", "/b"), to("/A/", "/c")], '0 from: "/a" is in the list more'],
    ["a page of the site", [to("/about", "/")], "0 from: this would hide /about"],
    ["pages of the site by a pattern", [to("/search/*", "/")], "0 from: this would hide /search/used-cars"],
    ["the platform by a pattern", [to("/cars/*", "/")], "0 from: this would hide the platform's own /cars pages"],
    ["everything", [to("/*", "/about")], "0 from: write a path"],
    ["a part that no browser sends", [to("/a#b", "/c")], "0 from: write a path"],
    ["a star in the middle", [to("/a/*/b", "/c")], "0 from: write a path"],
    ["a star from nowhere", [to("/a", "/b/*")], "0 to: a star here needs one"],
    ["gone, yet leading somewhere", [to("/a", "/b", 410)], "0 to: a page that is gone"],
    ["leading nowhere, yet not gone", [to("/a", null)], "0 from: say where it leads"],
  ] as [string, Redirect[], string][])("%s", (_name, redirects, expected) => {
    expect(problems(...redirects)[0]).toContain(expected);
  });
});

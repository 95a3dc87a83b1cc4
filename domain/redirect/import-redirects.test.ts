import { expect, test } from "vitest";
import { importRedirects } from "./import-redirects.ts";

const hosts = ["www.dealer.example"];
const read = (csv: string) => {
  const { redirects, refused } = importRedirects(csv, hosts);
  return {
    good: redirects.map(({ line, redirect: { from, to, status } }) => `${line} ${from} ${to} ${status}`),
    bad: refused.map(({ line, reason }) => `${line} ${reason}`),
  };
};

test("a list as another system exports it: byte order mark, heading, quotes, whole addresses", () => {
  const csv =
    '\uFEFF"Source URL","Target URL",Status\r\n' +
    '"https://dealer.example/Used-Cars/","https://www.dealer.example/search/used-cars",301\r\n' +
    "/stock.asp?id=4,/search/toyota?page=2\r\n" +
    "team.html,/about,302\r\n" +
    "/moved,https://other.example/page,308\r\n" +
    "/blog/*,/news/*\r\n" +
    "/old-offer,,410\r\n" +
    "/also-gone,\r\n";
  expect(read(csv)).toEqual({
    good: [
      "2 /Used-Cars/ /search/used-cars 301",
      "3 /stock.asp?id=4 /search/toyota?page=2 301",
      "4 /team.html /about 302",
      "5 /moved https://other.example/page 308",
      "6 /blog/* /news/* 301",
      "7 /old-offer null 410",
      "8 /also-gone null 410",
    ],
    bad: [],
  });
});
test("[10.8.3] each line that cannot be taken is told with its reason, and the others are taken", () => {
  const csv = [
    "/good,/about",
    "https://other.example/a,/about",
    "/a,//evil.example/",
    "/b,/about,999",
    "/c,,301",
    "/Good/,/contact",
    "two words,/about",
    "/d,javascript:alert(1)",
  ].join("\n");
  expect(read(csv)).toEqual({
    good: ["1 /good /about 301"],
    bad: [
      '2 "https://other.example/a" is not an address of this site',
      '3 "//evil.example/" is neither a path nor an address',
      '4 "999" is not a status: 301, 302, 307, 308 or 410',
      '5 "/c" leads nowhere: say where, or that it is gone (410)',
      '6 "/Good/" was already on line 1',
      '7 "two words" is not an address of this site',
      '8 "javascript:alert(1)" is neither a path nor an address',
    ],
  });
});

import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";

const slug = "redline-motorcycles";
const pages = [
  "/search/motorcycles",
  "/search/motorcycles?query=zzzz",
  "/search/nothing-like-it",
  "/no-such-page",
  "/cars/no-such-bike",
  "/budget",
  "/finance",
  "/repayments",
  "/sell-my-car",
  "/service",
  "/my-garage",
  "/success?category=test-drive",
  "/success?category=sell-my-car",
  "/enquire/sell-my-car",
  "/alerts/new?for=/search/motorcycles",
  "/privacy-policy",
];

/** What a visitor reads or hears: text and labels. */
function wordsOf(html: string): string {
  const [, body = ""] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, (tag) =>
      [...tag.matchAll(/(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, said]) => ` ${said} `).join(" "),
    );
}

const ofCars = (html: string) =>
  wordsOf(html).match(/.{0,30}(?<![-/\w])(?:cars?|test drives?)(?![-/\w]).{0,30}/gi) ?? [];

describe("[10.5.1] a dealer of motorcycles sells bikes, not cars", () => {
  test.each(pages)("%s", async (path) => {
    const { text } = await ask(inject("demoPort"), slug, path);
    expect(ofCars(text)).toEqual([]);
  });
  test("the page of a bike, and its forms", async () => {
    const listing = await ask(inject("demoPort"), slug, "/search/motorcycles");
    const bike = /href="(\/cars\/\d[^"/?]+)"/.exec(listing.text)?.[1] ?? "";
    for (const path of [bike, `${bike}/enquire`, `${bike}/test-drive`, `${bike}/checkout`]) {
      const { status, text } = await ask(inject("demoPort"), slug, path);
      expect(status, path).toBe(200);
      expect(ofCars(text), path).toEqual([]);
    }
    expect(listing.text).toContain("Test ride");
  });
});

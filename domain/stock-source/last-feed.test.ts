import { describe, expect, test } from "vitest";
import { askWith, type LastFeed, validatorsIn } from "./last-feed.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 1);
const at = (hours: number) => new Date(start + hours * hour);
const last: LastFeed = { etag: '"1"', modified: null, of: "source", read_at: at(0).toISOString(), stock: 7 };
const facts = { of: "source", stock: 7, lastMissingAt: null, goneAfterMs: 24 * hour, now: at(6) };
const missing = (hours: number) => ({ ...facts, lastMissingAt: at(hours).toISOString() });

describe("[17.3.12] a run", () => {
  test("asks with what the server has said", () => {
    expect(askWith(last, facts)).toEqual({ etag: '"1"', modified: null });
  });

  test.each([
    ["the first time", null, facts],
    ["after another address or mapping", last, { ...facts, of: "other" }],
    ["after somebody else has changed the stock", last, { ...facts, stock: 8 }],
    ["while a car waits to be sold", last, missing(-1)],
    ["a day after the last time", last, { ...facts, now: at(24) }],
    ["after a clock was set back", last, { ...facts, now: at(-1) }],
  ])("reads the whole feed %s", (_when, before, now) => expect(askWith(before, now)).toBeNull());

  test("asks again once the cars that were missing are sold or hidden", () => {
    expect(askWith(last, missing(-24))).not.toBeNull();
    expect(askWith(last, missing(-23))).toBeNull();
  });
});

test.each([
  [{ etag: '"1"' }, { etag: '"1"', modified: null }],
  [
    { "last-modified": at(0).toUTCString(), date: at(1).toUTCString() },
    { etag: null, modified: at(0).toUTCString() },
  ],
  // It may change again within this second.
  [{ "last-modified": at(0).toUTCString(), date: at(0).toUTCString() }, null],
  [{ "last-modified": "yesterday", date: at(0).toUTCString() }, null],
  [{ etag: "x".repeat(1001) }, null],
  [{}, null],
])("[17.3.12] a server that says %j can be asked with %j", (headers, validators) => {
  expect(validatorsIn(new Headers(headers as Record<string, string>))).toEqual(validators);
});

import { expect, test } from "vitest";
import { cameFrom } from "./came-from.ts";

const now = Date.parse("2026-03-10T01:00:00.000Z");
const day = (at: string) => at.slice(0, 10);
const touch = (at: string, query: string, referrer: string | null = null) => ({
  at: `${at}T00:00:00.000Z`,
  params: Object.fromEntries(new URLSearchParams(query)),
  referrer,
});
const said = (fields: object) => cameFrom(fields, { now, day });

const search = touch("2026-03-10", "", "www.google.com/");
const ad = touch("2026-03-03", "utm_source=facebook&utm_medium=paid");

test("[3.10.12] the line names the last touch, and the first with its day", () => {
  expect(said({ first_touch: ad, last_touch: search })).toEqual({
    came_from: "Google search, first on 2026-03-03 by a Facebook ad",
    first_source: "paid",
    last_source: "search",
  });
});

test("[3.10.12] a first touch that says nothing more is not repeated", () => {
  expect(said({ first_touch: search, last_touch: search }).came_from).toBe("Google search");
  const before = touch("2026-03-04", "", "www.google.com.au/");
  expect(said({ first_touch: before, last_touch: search }).came_from).toBe("Google search, first on 2026-03-04");
});

test("[3.10.12] with one touch alone, that is the line", () => {
  expect(said({ last_touch: ad })).toEqual({ came_from: "a Facebook ad", last_source: "paid" });
  expect(said({ first_touch: ad })).toEqual({ came_from: "a Facebook ad", first_source: "paid" });
});

test.each([[{}], [{ first_touch: "Google", last_touch: { kind: "paid" } }]])(
  "[3.10.12] without touches nothing is said: %j",
  (fields) => {
    expect(said(fields)).toEqual({});
  },
);

test("[3.10.12] a day that cannot be right is left out", () => {
  for (const at of ["2026-03-12", "2025-12-01"]) {
    expect(said({ first_touch: { ...ad, at: `${at}T00:00:00.000Z` }, last_touch: search }).came_from).toBe(
      "Google search, first by a Facebook ad",
    );
    const longAgo = { ...search, at: `${at}T00:00:00.000Z` };
    expect(said({ first_touch: longAgo, last_touch: search }).came_from).toBe("Google search");
  }
});

test.each([
  ["utm_source=ig&utm_medium=cpc", null, "an Instagram ad"],
  ["utm_medium=cpc", null, "an advertisement"],
  ["utm_medium=organic", null, "a search"],
  ["", "l.facebook.com/", "Facebook"],
  ["utm_medium=social", null, "social media"],
  ["", "chatgpt.com/", "ChatGPT"],
  ["utm_source=newsletter", null, "an email (Newsletter)"],
  ["utm_medium=email", null, "an email"],
  ["utm_source=yard-qr", null, "the campaign yard-qr"],
  ["", "www.carsales.com.au/", "a link on Carsales"],
  ["", null, "a direct visit"],
])("[3.10.12] %s from %s reads %s", (query, referrer, line) => {
  expect(said({ last_touch: touch("2026-03-10", query, referrer) }).came_from).toBe(line);
});

test("[11.3] no mail program makes a link of what a touch says, however long it is", () => {
  const lines = [
    touch("2026-03-10", "", "evil.example/pay"),
    touch("2026-03-10", `utm_source=https://evil.example/${"x".repeat(100)}`),
  ].map((last_touch) => said({ last_touch }).came_from as string);
  expect(lines[0]).toBe("a link on evil[.]example");
  expect(lines[1]).toMatch(/^the campaign https\[:\/\/\]evil\[\.\]examplex?\/x+$/);
  expect(lines[1]).toHaveLength("the campaign ".length + 60);
});

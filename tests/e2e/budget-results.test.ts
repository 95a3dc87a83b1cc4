import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";

const get = (slug: string, path: string) => ask(inject("demoPort"), slug, path);

type Period = "weekly" | "fortnightly" | "monthly";
const words: Record<Period, string> = { weekly: "wk", fortnightly: "fn", monthly: "mth" };

/** What the cards of a budget's listing say, page by page. */
async function saidOf(slug: string, repayment: number, deposit: number, period: Period) {
  const sent = await get(slug, `/budget?repayment=${repayment}&deposit=${deposit}&period=${period}`);
  const said: { amount: number; period: string }[] = [];
  let path = sent.headers.location;
  while (path !== undefined) {
    const { text } = await get(slug, path);
    // From the document, as a phone without a script shows it.
    for (const [, amount = "", per = ""] of text.matchAll(/>\$([\d,]+)\/(wk|fn|mth)</g)) {
      said.push({ amount: Number(amount.replaceAll(",", "")), period: per });
    }
    path = /<a[^>]* rel="next"[^>]* href="([^"]+)"|<a[^>]* href="([^"]+)"[^>]* rel="next"/
      .exec(text)
      ?.slice(1)
      .find((url) => url !== undefined)
      ?.replaceAll("&amp;", "&");
  }
  return said;
}

const lending = [
  "harbour-city-motors",
  "sunstate-autos",
  "kauri-motor-company",
  "outback-caravans-trucks",
  "redline-motorcycles",
  "meridian-new-cars",
  "southern-cross-prestige",
];

test.each(lending)("[4.10.7] 200 a week with 2000 down finds no card at %s that says more", async (slug) => {
  const said = await saidOf(slug, 200, 2000, "weekly");
  expect(said.filter(({ amount, period }) => amount > 200 || period !== "wk")).toEqual([]);
});

test("[4.10.7] no budget finds a card that says more", async () => {
  const budgets = fc.sample(
    fc.record({
      slug: fc.constantFrom(...lending),
      period: fc.constantFrom<Period>("weekly", "fortnightly", "monthly"),
      weekly: fc.integer({ min: 60, max: 400 }),
      deposit: fc.integer({ min: 0, max: 15_000 }),
    }),
    { numRuns: 12, seed: 48 },
  );
  let cards = 0;
  for (const { slug, period, weekly, deposit } of budgets) {
    const repayment = { weekly, fortnightly: weekly * 2, monthly: weekly * 4 }[period];
    const said = await saidOf(slug, repayment, deposit, period);
    cards += said.length;
    const over = said.filter(({ amount, period: per }) => amount > repayment || per !== words[period]);
    expect({ slug, repayment, period, deposit, over }).toEqual({ slug, repayment, period, deposit, over: [] });
  }
  expect(cards).toBeGreaterThan(100);
});

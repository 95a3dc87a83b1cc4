import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { buildLexicon, type SmartVocabulary } from "./lexicon.ts";
import { meaningLabel } from "./meaning-label.ts";
import { readQuery } from "./read-query.ts";

const now = Date.UTC(2026, 6, 1);
const read = (text: string, vocabulary: SmartVocabulary) =>
  readQuery(text, buildLexicon({ body: ["Ute"], ...vocabulary }), now);

function said(text: string, vocabulary: SmartVocabulary): string[] {
  const { understood, query } = read(text, vocabulary);
  return [...understood.map((one) => meaningLabel(one, formatOf(au))), ...(query === "" ? [] : [`text: ${query}`])];
}

const budget = "Up to $150 a week with no deposit";

describe("[16.1.9] no deposit", () => {
  test.each([
    ["150 bucks a week no deposit", [budget]],
    ["150 a week, zero deposit", [budget]],
    ["no deposit 150 pw", [budget]],
    ["150 a week for a ute no deposit", [budget, "Ute"]],
    ["ute no money down 150 a week", ["Ute", budget]],
    ["150 a week max ute nothing down", [budget, "Ute"]],
    ["150 a week and 2k deposit", ["Up to $150 a week with $2,000 deposit"]],
    ["150 a week", ["Up to $150 a week"]],
    // Nothing is repaid.
    ["ute no deposit", ["Ute", "text: no deposit"]],
    ['150 a week "no deposit"', ["Up to $150 a week", 'text: "no deposit"']],
  ])("%s, where a search carries a budget", (text, labels) => {
    expect(said(text, { budgets: true })).toEqual(labels);
  });

  test("is of what is paid before interest, not of the lender's steps", () => {
    const steps = { weekly_price_range: ["100-150"] };
    expect(said("150 a week no deposit", steps)).toEqual(["Up to $39,000 ($150 a week with no deposit)"]);
    expect(said("150 a week no deposit", {})).toEqual(["Up to $39,000 ($150 a week with no deposit)"]);
    expect(said("150 a week", steps)).toEqual(["$100 to $150 a week"]);
  });

  test("says nothing where every price is by the week", () => {
    expect(said("150 a week no deposit", { ranges: ["subscription_price"] })).toEqual([
      "Up to $150 a week",
      "text: no deposit",
    ]);
  });

  test("is part of the budget", () => {
    expect(read("ute no deposit 150 a week", { budgets: true }).budget).toEqual({
      repayment: 150,
      period: "weekly",
      deposit: 0,
      tradeIn: 0,
    });
  });
});

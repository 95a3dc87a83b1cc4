import type { Lender } from "./finance.ts";

const warning =
  "WARNING: this comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.";
const basis = "Comparison rate is based on a secured loan of $30,000 over 5 years.";

const lender = (key: string, rates: [number, number], rest: Partial<Lender>, example: string): Lender => ({
  key,
  interestRate: rates[0],
  comparisonRate: rates[1],
  termYears: 5,
  deposit: 0,
  balloon: 0,
  fees: { establishment: 395, monthly: 4 },
  disclaimer: `${example} ${basis} ${warning}`,
  ...rest,
});

/** The invented lenders of the demo network. */
export const lenders = {
  tasman: lender(
    "tasman-finance",
    [8.19, 9.07],
    { deposit: 0.1 },
    "Repayments are estimates for a consumer loan over 60 months at 8.19% p.a. with a 10% deposit and no balloon.",
  ),
  sunbelt: lender(
    "sunbelt-loans",
    [8.99, 9.87],
    {},
    "Repayments are estimates for a 5-year consumer loan with no deposit at 8.99% p.a.",
  ),
  yarra: lender(
    "yarra-private",
    [7.99, 8.46],
    { deposit: 0.2, fees: { establishment: 325, monthly: 0 } },
    "Repayments are estimates on 80% of the price over 60 months at 7.99% p.a.",
  ),
  aotea: lender(
    "aotea-motor-finance",
    [9.95, 11.2],
    { deposit: 0.1, fees: { establishment: 405.35, monthly: 0 } },
    "Repayments are estimates over 60 months at 9.95% p.a. with a 10% deposit. Lending criteria, terms and fees apply.",
  ),
  meridian: lender(
    "meridian-financial-services",
    [5.99, 6.74],
    { deposit: 0.1, fees: { establishment: 395, monthly: 2 } },
    "Repayments are estimates for approved private buyers over 60 months at 5.99% p.a. with a 10% deposit and no balloon.",
  ),
  range: lender(
    "range-rural-finance",
    [8.99, 9.87],
    { termYears: 7, balloon: 0.1 },
    "Repayments are estimates over 84 months at 8.99% p.a. with no deposit and a 10% balloon.",
  ),
  pillion: lender(
    "pillion-finance",
    [9.99, 11.24],
    { fees: { establishment: 395, monthly: 8 } },
    "Repayments are estimates for a 5-year consumer loan with no deposit at 9.99% p.a.",
  ),
} satisfies Record<string, Lender>;

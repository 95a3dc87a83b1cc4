/** Settings that sites state already and that a later feature will read. The feature that reads one strikes it off. */
export const awaitedSettings: readonly string[] = [
  "finance_provider.interest_rate",
  "finance_provider.comparison_rate",
  "finance_provider.terms_text",
];

/** 2.1: what an address may say of the fields of the finance forms. A page that has such a form depends on it. */
export const financeParameters = [
  "preferredDealership",
  "car_type",
  "vehiclePriceBudget",
  "deposit",
  "trade_in",
  "term",
] as const;

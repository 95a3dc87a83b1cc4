/** 2.1: parameters of an address for fields of the finance forms. A page with such a form depends on them. */
export const financeParameters = [
  "preferredDealership",
  "car_type",
  "vehiclePriceBudget",
  "deposit",
  "trade_in",
  "term",
] as const;

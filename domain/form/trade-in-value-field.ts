/** The value of the visitor's own vehicle, in the finance forms. */
export const tradeInValueField = "trade_in_value";

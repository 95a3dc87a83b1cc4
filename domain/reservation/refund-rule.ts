/** What a site promises a customer who cancels a paid reservation. `within_hours` counts from the payment. */
export type RefundRule = "always" | "ask" | { within_hours: number };

/** A customer who cancels outside the rule asks the dealer for the fee. */
export interface RefundRequest {
  at: string;
  /** The dealer's answer if it was no; a yes refunds the reservation. */
  kept: { at: string; why: string } | null;
}

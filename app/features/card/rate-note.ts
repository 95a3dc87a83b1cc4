import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { CardView } from "./card-view.ts";

/** The comparison rate warning for a page with these cars: only with repayments, because alone it would confuse. */
export function rateNoteOf(
  cards: readonly Pick<CardView, "finance">[],
  { finance_provider }: Pick<PublicSettings, "finance_provider">,
): string | null {
  return cards.some(({ finance }) => finance?.repayment) ? (finance_provider?.warning ?? null) : null;
}

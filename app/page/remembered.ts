import { showLastSearch } from "../features/search/last-search.ts";
import { storedText } from "../ui/stored-text.ts";
import { ownPaymentKeys } from "#domain/finance/own-payment-keys.ts";

/** Shows what this browser remembers of its visitor on the server's markup. */
export function showRemembered(part: ParentNode): void {
  showLastSearch(part);
  if (!ownPaymentKeys.some(storedText)) return;
  import("../features/card/own-payment-behaviour.ts")
    .then(({ showOwnPayment }) => showOwnPayment(part))
    .catch(() => undefined);
}

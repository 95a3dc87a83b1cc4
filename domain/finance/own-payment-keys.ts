// In a file of its own: the script of every page looks whether there is something under them, and loads the rest then.

export const ownPaymentKey = "forecourt.own-payment";
export const ownEstimateKey = "forecourt.trade-in-estimate";

export const ownPaymentKeys: readonly string[] = [ownPaymentKey, ownEstimateKey];

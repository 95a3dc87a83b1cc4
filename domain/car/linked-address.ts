/** What a car may link to: a file of our own, or a page with https. Anything else could be a script in the page's name. */
export const linkedAddress = /^(?:\/media\/[\w./-]+|https:\/\/\S+)$/;

/** The address, unless it is of another kind: cars stored before the rule may have one. */
export const safeAddress = (address: string | null): string | null =>
  address !== null && linkedAddress.test(address) ? address : null;

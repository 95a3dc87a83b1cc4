/** Longer than anybody needs, and short enough to read. */
export const longestReason = 500;

/** What a customer typed, as one paragraph: it goes to the dealer as plain text. */
export function customerReason(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestReason);
}

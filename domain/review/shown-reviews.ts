export interface ReviewSettings {
  reviews: { excluded_ids: readonly string[]; blocked_customers: readonly string[] } | null;
}

export interface ReviewText {
  id: string;
  customer_name: string;
  text: string;
}

/** Chapter 9. */
const slice = 10;
const longest = 160;

/** Chapter 5: which reviews may show, at most ten. */
export function shownReviews<R extends ReviewText>(reviews: readonly R[], settings: ReviewSettings): R[] {
  if (settings.reviews === null) return [];
  const { excluded_ids, blocked_customers } = settings.reviews;
  const shown = reviews.filter(
    ({ id, customer_name, text }) =>
      !excluded_ids.includes(id) &&
      text.trim() !== "" &&
      !text.includes("Translated") &&
      !blocked_customers.includes(customer_name),
  );
  return shown.slice(0, slice);
}

/** Points 2.3, 9: cut to 160 characters, at a word; `more` is what 'View more' adds. */
export function cutReview(text: string): { start: string; more: string } {
  if (text.length <= longest) return { start: text, more: "" };
  const space = text.lastIndexOf(" ", longest);
  const end = space > 0 ? space : longest;
  return { start: text.slice(0, end), more: text.slice(end) };
}

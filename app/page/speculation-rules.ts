/** Links to a page of this site without further behaviour. */
const pageLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/media/*", "/img/*", "/alerts/*", "/unsubscribe*", "/your-enquiry*"] } },
    { not: { selector_matches: "[data-dialog], [data-soft], [data-call], [download], [target], [rel~=nofollow]" } },
  ],
};

/**
 * Browsers that support it fetch a page when a visitor is about to follow its link, and prerender the next page of a
 * listing. A busy server refuses such requests first (server/platform/admission).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: "a[rel=next]" }, eagerness: "moderate" }],
});

/** Links that lead to a page of this site, and do nothing but lead there. */
const pageLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/api/*", "/media/*", "/img/*", "/alerts/*", "/unsubscribe*"] } },
    { not: { selector_matches: "[data-dialog], [data-soft], [data-call], [download], [target], [rel~=nofollow]" } },
  ],
};

/**
 * Browsers that know it fetch a page when a visitor is about to follow its link, and draw the next page of a listing
 * ahead. The server sheds such requests first when it is busy (server/admission).
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pageLinks, eagerness: "moderate" }],
  prerender: [{ where: { selector_matches: "a[rel=next]" }, eagerness: "moderate" }],
});

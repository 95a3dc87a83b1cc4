/**
 * Pages cross-fade unless the visitor prefers reduced motion. Every document at a site's address has this rule: Chrome
 * reports an error where one page has it and the next has not.
 */
export const pageTransition = "@media not (prefers-reduced-motion){@view-transition{navigation:auto}}";

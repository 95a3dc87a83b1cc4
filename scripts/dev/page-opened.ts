/** Part of every page. */
export const inPageScript = "/scripts/dev/in-page.ts";

/** What it tells the server: when its page was made. */
export const pageOpened = "forecourt:page-opened";

/** What a page tells the server: when it was made. */
export const pageOpened = "forecourt:page-opened";

/** The id of the filter form; sort order and buttons outside of it refer to it. */
export const filterFormId = "filter";

/** The id of the sheet that contains the form; the button that opens it refers to it. */
export const sheetId = "filters";

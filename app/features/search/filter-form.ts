/** The form of the filters; sort order and buttons outside of it belong to it by this id. */
export const filterFormId = "filter";

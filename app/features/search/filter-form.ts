/** The id of the filter form; sort order and buttons outside of it refer to it. */
export const filterFormId = "filter";

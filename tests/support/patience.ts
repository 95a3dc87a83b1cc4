/**
 * How long one action or wait of a browser test may take. Long enough for a page on a machine whose cores are all busy;
 * short enough that a failure with its report is there within a minute.
 */
export const patienceMs = 45_000;

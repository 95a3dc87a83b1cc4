/** Where prices are advertised before or after on-road costs. */
export const driveAwayWords =
  '"Drive Away" is the whole price for a private buyer at the dealership\'s address; "Excl. Govt. Charges" and "plus on-roads" leave out registration, stamp duty and similar charges.';

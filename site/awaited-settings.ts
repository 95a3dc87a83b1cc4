/** Settings that sites state already and that a later feature will read. The feature that reads one strikes it off. */
export const awaitedSettings: readonly string[] = [];

/**
 * Settings that sites already set and a later feature will read. The feature that reads one removes it from this list.
 */
export const awaitedSettings: readonly string[] = [];

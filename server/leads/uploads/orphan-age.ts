/** Longer than an upload may take, and than a form without a script may wait for its last post. */
export const orphanAgeMs = 2 * 60 * 60 * 1000;

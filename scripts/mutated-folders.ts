/** Whose rules `npm run mutation` mutates; the nightly workflow has a job for each. */
export const mutatedFolders = ["car", "finance", "form", "lead", "reservation", "search"].map(
  (name) => `domain/${name}`,
);

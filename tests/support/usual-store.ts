export type StoreKind = "sqlite" | "postgres";

/** The kind of store that a subject depends on most, for a reason that the caller states; with FULL=1 both. */
export const usualStore = (kind: StoreKind): StoreKind[] =>
  process.env["FULL"] === undefined ? [kind] : ["sqlite", "postgres"];

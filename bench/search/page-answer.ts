/** What every engine must answer for one page, in a comparable form. */
export type PageAnswer = {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ranges: Readonly<Record<string, readonly [number, number] | null>>;
};

/** The same cases on every run; with FUZZ_RUNS set, that many new ones. `share` is a property's share of the runs. */
export function fuzz(share: number): { readonly numRuns: number; readonly seed?: number } {
  const runs = process.env["FUZZ_RUNS"];
  return runs ? { numRuns: Number(runs) * share } : { numRuns: 1000 * share, seed: 42 };
}

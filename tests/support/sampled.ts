/** All with FULL=1; otherwise every nth, always the same ones, so that the suite stays within its time. */
export function sampled<T>(all: readonly T[], every: number): T[] {
  return all.filter((_one, at) => process.env["FULL"] !== undefined || at % every === 0);
}

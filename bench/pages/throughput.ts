import autocannon from "autocannon";

/** Requests per second over some seconds; each connection sends again as soon as it is answered. */
export async function throughput(url: string, host: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 32,
    headers: { host, "accept-encoding": "gzip, deflate, br" },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

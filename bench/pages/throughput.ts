import autocannon from "autocannon";
import { cpuSeconds } from "#bench/machine.ts";

/** A server that is loaded: its address, and the process whose time it uses. */
export type Target = {
  url: string;
  host: string;
  pid: number;
};
/** Requests in a second, and milliseconds of processor time for each. */
export type Throughput = { perSecond: number; cpuMs: number };

/** Each connection asks again as soon as it was answered. */
export async function throughput(target: Target, seconds: number): Promise<Throughput> {
  const before = cpuSeconds(target.pid);
  const result = await autocannon({
    url: target.url,
    duration: seconds,
    // A busy machine is no failure.
    timeout: 60,
    connections: 32,
    headers: { host: target.host, "accept-encoding": "gzip, deflate, br" },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${target.url} failed ${failed} times`);
  const used = cpuSeconds(target.pid) - before;
  return { perSecond: result.requests.average, cpuMs: (used * 1000) / result.requests.total };
}

export type Turns = { ours: Throughput; theirs: Throughput; ratio: number; cpuRatio: number };

/**
 * Two servers in turns of a second: what else the machine does meets both alike. The ratio is the median of the ratios
 * of neighbours; the ratio of processor time is over all turns, because a turn has few ticks.
 */
export async function inTurns(ours: Target, theirs: Target, rounds: number, seconds = 1): Promise<Turns> {
  for (const target of [ours, theirs]) await throughput(target, seconds);
  const met: { ours: Throughput; theirs: Throughput }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Neither is always the first.
    const first = round % 2 === 0 ? await throughput(ours, seconds) : null;
    const second = await throughput(theirs, seconds);
    met.push({ ours: first ?? (await throughput(ours, seconds)), theirs: second });
  }
  const middle = (of: "ours" | "theirs"): Throughput => ({
    perSecond: median(met.map((one) => one[of].perSecond)),
    cpuMs: mean(met.map((one) => one[of].cpuMs)),
  });
  const [mine, other] = [middle("ours"), middle("theirs")];
  return {
    ours: mine,
    theirs: other,
    ratio: median(met.map((one) => one.ours.perSecond / one.theirs.perSecond)),
    cpuRatio: other.cpuMs / mine.cpuMs,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

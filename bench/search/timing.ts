/**
 * Milliseconds of wall-clock time, and the mean processor time of this thread: on a busy machine only that one is
 * comparable.
 */
export type Timings = { readonly p50: number; readonly p99: number; readonly cpu: number };

const cpuNow = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Runs each input once, after `warmUp` of them untimed. */
export async function measure<Input>(
  inputs: readonly Input[],
  run: (input: Input) => unknown,
  warmUp: number,
): Promise<Timings> {
  for (const input of inputs.slice(0, warmUp)) await run(input);
  const times: number[] = [];
  const ran = cpuNow();
  for (const input of inputs) {
    const started = performance.now();
    await run(input);
    times.push(performance.now() - started);
  }
  const cpu = (cpuNow() - ran) / inputs.length;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), cpu };
}

import type { Sample } from "./probes.ts";

export type Row = { name: string; sent: number; ok: number; refused: number; lost: number; p50: number; p99: number };

/** Figures of successful answers; counts refusals, and requests that got no answer or an error. */
export function rowOf(name: string, samples: readonly Sample[]): Row {
  const ok = samples.filter(({ status }) => status >= 200 && status < 400);
  const refused = samples.filter(({ status }) => status === 503 || status === 429);
  const times = ok.map(({ ms }) => ms);
  return {
    name,
    sent: samples.length,
    ok: ok.length,
    refused: refused.length,
    lost: samples.length - ok.length - refused.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printRows(title: string, rows: readonly Row[]): void {
  const line = (cells: readonly string[]) =>
    `${(cells[0] ?? "").padEnd(26)}${cells
      .slice(1)
      .map((cell) => cell.padStart(10))
      .join("")}\n`;
  const text = rows.map(({ name, sent, ok, refused, lost, p50, p99 }) =>
    line([name, `${sent}`, `${ok}`, `${refused}`, `${lost}`, `${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`]),
  );
  process.stdout.write(`\n${title}\n${line(["", "asked", "served", "refused", "lost", "p50", "p99"])}${text.join("")}`);
}

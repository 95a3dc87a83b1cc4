import type { Timings } from "./timing.ts";

export type Line = {
  readonly name: string;
  readonly timings: Timings;
  readonly build?: number;
  readonly note?: string;
};

const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** One line per engine with its ratio to the first. */
export function table(title: string, lines: readonly Line[]): string {
  const first = lines[0]!.timings;
  const rows = lines.map(({ name, timings, build, note }) => [
    name,
    ms(timings.p50),
    ms(timings.p99),
    `${(timings.p50 / first.p50).toFixed(1)}x`,
    ms(timings.cpu),
    `${(timings.cpu / first.cpu).toFixed(1)}x`,
    build === undefined ? "" : `${(build / 1000).toFixed(1)} s`,
    note ?? "",
  ]);
  const head = ["", "p50", "p99", "ratio", "cpu mean", "ratio", "build", ""];
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  const write = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at]! + 2))
      .join("")
      .trimEnd();
  return [`\n${title}`, write(head), ...rows.map(write)].join("\n");
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** One line of the table: a figure, beside that of a peer and beside its target where there is one. */
export type Row = {
  what: string;
  figure: string;
  peer: string;
  ratio: string;
  target: string;
  reached: "yes" | "no" | "";
};

/** The lines of one bench, and when they were measured. */
export type Part = { at: string; load: string; seconds: number; rows: Row[] };

type Beside = {
  peer?: string;
  ratio?: number;
  target?: string;
  /** Left out where there is no target. */
  reached?: boolean;
};

export function row(what: string, figure: string, { peer = "", ratio, target = "", reached }: Beside = {}): Row {
  const verdict = reached === undefined ? "" : reached ? "yes" : "no";
  return { what, figure, peer, ratio: ratio === undefined ? "" : ratio.toFixed(2), target, reached: verdict };
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const mb = (value: number): string => `${value.toFixed(0)} MB`;
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (value: number, what: string): string => `${Math.round(value).toLocaleString("en")} ${what}/s`;

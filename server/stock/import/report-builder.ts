import { type Finding, shortened } from "#domain/feed/finding.ts";
import { type ImportReport, MOST_FINDINGS, noCounts, type PriceMove } from "#domain/feed/report.ts";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";

const MOST_REASONS = 500;
const MOST_MOVES = 10;

/** Collects a run's report in bounded memory. */
export class ReportBuilder {
  readonly counts = noCounts();
  readonly #findings: Finding[] = [];
  readonly #reasons = new Map<string, ImportReport["reasons"][number]>();
  readonly #notes = new Set<string>();
  #moves: PriceMove[] = [];

  finding(found: Finding): void {
    const short = { ...found, vehicle: shortened(found.vehicle), value: shortened(withoutCredentials(found.value)) };
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(short);
    this.#count(short);
  }

  /** A cell in which the feed says that it has no value. */
  silentCell(column: string, value: string): void {
    this.#count({ column, value, reason: "says nothing", done: "taken" });
  }

  #count({ column, value, reason, done }: Pick<Finding, "column" | "value" | "reason" | "done">): void {
    const key = [column, reason, done].join("\n");
    const known = this.#reasons.get(key);
    if (known) known.times += 1;
    else if (this.#reasons.size < MOST_REASONS)
      this.#reasons.set(key, { column, reason, done, times: 1, example: shortened(value) });
  }

  note(sentence: string): void {
    this.#notes.add(sentence);
  }

  priceMove(move: PriceMove): void {
    if (move.before === move.after) return;
    this.#moves = [...this.#moves, move].toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_MOVES);
  }

  /** What was said most often of these rows, such as "Price: this is no price". */
  commonReason(isMeant: (reason: ImportReport["reasons"][number]) => boolean): { text: string; times: number } {
    const [reason] = [...this.#reasons.values()].filter(isMeant).toSorted((a, b) => b.times - a.times);
    return reason ? { text: `${reason.column}: ${reason.reason}.`, times: reason.times } : { text: "", times: 0 };
  }

  /** The message for a feed without any vehicle: the most frequent reason says what to fix. */
  nothingUsable(): string {
    const { text } = this.commonReason(({ done }) => done === "skipped");
    const why = text === "" ? "" : ` Most often: ${text}`;
    return `None of the ${this.counts.rows} rows could be taken as a vehicle, so nothing was changed.${why} Look at the mapping.`;
  }

  build(
    head: Omit<ImportReport, "counts" | "pictures" | "notes" | "largestMoves" | "findings" | "reasons">,
  ): ImportReport {
    const reasons = [...this.#reasons.values()].toSorted((a, b) => b.times - a.times);
    const notes = [...this.#notes];
    const pictures = { ready: 0, onTheWay: 0, broken: 0 };
    return {
      ...head,
      counts: this.counts,
      pictures,
      notes,
      largestMoves: this.#moves,
      findings: this.#findings,
      reasons,
    };
  }
}

const sizeOf = ({ before, after }: PriceMove): number => Math.abs((after ?? 0) - (before ?? 0));

/**
 * The character that splits the first lines into the same number of cells most often. Characters within quotes do not
 * count, and a title above the header is harmless. Excel's own first line, `sep=;`, decides.
 */
export function delimiterOf(head: string): string {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(head)?.[1];
  if (named !== undefined) return named;
  const lines = head
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const scored = [",", ";", "\t", "|"].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const usual = mostCommon(counts.filter((count) => count > 0));
    const first = lines[counts.findIndex((count) => count > 0 && count >= usual * NEARLY)] ?? "";
    const score = usual * counts.filter((count) => count === usual).length;
    return { sign, score: isHeader(first, sign) ? score : score / OTHERWISE };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sign ?? ",";
}

const NEARLY = 0.6;
/** Lists within cells, such as picture addresses separated by bars, may be longer than the row is wide. */
const OTHERWISE = 1000;

/** Headers are words: a character that first splits a line of figures or addresses splits cells, not columns. */
function isHeader(line: string, sign: string): boolean {
  const cells = line.split(sign).filter((cell) => cell.trim() !== "");
  const words = cells.filter((cell) => /\p{L}/u.test(cell) && !cell.includes("://"));
  return !line.includes("://") && words.length > cells.length / 2;
}

function mostCommon(counts: readonly number[]): number {
  const times = Map.groupBy(counts, (count) => count);
  return [...times].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0]?.[0] ?? 0;
}

/** The sign that cuts the first lines into the same number of cells most often. Signs within quotes do not count. */
export function delimiterOf(head: string): string {
  const lines = head
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const scored = [",", ";", "\t", "|"].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const first = counts[0] ?? 0;
    return { sign, score: first === 0 ? 0 : first * counts.filter((count) => count === first).length };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sign ?? ",";
}

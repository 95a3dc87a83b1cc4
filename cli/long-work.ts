/** Shows progress of long work: one line that is overwritten on a terminal, an occasional line elsewhere. */
export function longWork(): { tell: (text: string) => void; end: () => void } {
  const isTerminal = process.stderr.isTTY;
  const everyMs = isTerminal ? 100 : 10_000;
  let printedAt = performance.now();
  return {
    tell(text) {
      if (performance.now() - printedAt < everyMs) return;
      printedAt = performance.now();
      process.stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end() {
      if (isTerminal) process.stderr.write("\r\u001b[K");
    },
  };
}

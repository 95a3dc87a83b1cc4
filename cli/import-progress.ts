/** Rows, rate and time left on one line of a terminal; no output without a terminal. */
export function importProgress(totalBytes: number) {
  const begun = performance.now();
  const state = { bytes: 0, rows: 0, shownAt: 0 };
  const show = () => {
    const now = performance.now();
    if (!process.stderr.isTTY || now - state.shownAt < 200) return;
    state.shownAt = now;
    const seconds = (now - begun) / 1000;
    const part = totalBytes === 0 ? 1 : Math.min(1, state.bytes / totalBytes);
    const left = part === 0 ? "" : `, about ${Math.ceil(seconds / part - seconds)} s left`;
    const filled = Math.floor(part * 30);
    const bar = `${"█".repeat(filled)}${"░".repeat(30 - filled)}`;
    process.stderr.write(`\r${bar} ${state.rows} rows, ${Math.round(state.rows / seconds)} a second${left}   `);
  };
  return {
    bytes: (count: number): void => {
      state.bytes += count;
      show();
    },
    rows: (count: number): void => {
      state.rows = count;
      show();
    },
    end: (): void => {
      if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    },
  };
}

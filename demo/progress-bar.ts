const width = 30;

/** A bar that fills in place on a terminal, or a line per tenth without one. */
export function progressBar(label: string, total: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const part = total === 0 ? 1 : done / total;
    const step = Math.floor(part * (process.stdout.isTTY ? width : 4));
    if (step === shown) return;
    shown = step;
    const text = `${label} ${Math.round(part * 100)} %`;
    if (!process.stdout.isTTY) return void process.stdout.write(`${text}\n`);
    process.stdout.write(
      `\r${label} ${"█".repeat(step)}${"░".repeat(width - step)} ${Math.round(part * 100)} %${part === 1 ? "\n" : ""}`,
    );
  };
}

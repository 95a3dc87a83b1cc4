/** For `--help` and `-h`: prints how a script is called and ends it. Scripts call it before they do anything. */
export function showHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return;
  process.stdout.write(`Usage: ${usage.trim()}\n`);
  process.exit(0);
}

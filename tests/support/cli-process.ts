import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { programFile } from "./programs.ts";

const root = join(import.meta.dirname, "../..");

/** The command line in a process of its own, which a test may kill. `entry`: from this file of the checkout. */
export function startForecourt(words: string[], env: Record<string, string>, entry = programFile("cli/main.ts")) {
  const child = spawn(process.execPath, [resolve(root, entry), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = (async () => {
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return { out, err, code: code as number | null };
  })();
  return { ended, kill: () => child.kill("SIGKILL") };
}

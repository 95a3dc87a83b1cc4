import { vi } from "vitest";
import { run } from "#cli/run.ts";

export type Said = { code: number; out: string; err: string };

/** A call of the command line within this process, on a data folder of its own; its exit code and what it printed. */
export async function forecourtIn(dataDir: string, words: string[]): Promise<Said> {
  const said = { out: "", err: "" };
  const heard = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => (said.out += String(text)) !== ""),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => (said.err += String(text)) !== ""),
  ];
  const before = process.env["DATA_DIR"];
  process.env["DATA_DIR"] = dataDir;
  try {
    const code = await run(words);
    return { code, ...said };
  } finally {
    if (before === undefined) delete process.env["DATA_DIR"];
    else process.env["DATA_DIR"] = before;
    for (const one of heard) one.mockRestore();
  }
}

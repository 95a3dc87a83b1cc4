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
  vi.stubEnv("DATA_DIR", dataDir);
  // Stand-ins of receivers listen on loopback.
  vi.stubEnv("OUTGOING_ALLOW", "127.0.0.1");
  try {
    const code = await run(words);
    return { code, ...said };
  } finally {
    vi.unstubAllEnvs();
    for (const one of heard) one.mockRestore();
  }
}

import { vi } from "vitest";
import { run } from "#cli/run.ts";

export type Said = { code: number; out: string; err: string };

/** Runs the command line within this process, on its own data folder; returns its exit code and output. */
export async function forecourtIn(dataDir: string, words: string[]): Promise<Said> {
  const said = { out: "", err: "" };
  const heard = [
    vi.spyOn(process.stdout, "write").mockImplementation((text) => (said.out += String(text)) !== ""),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => (said.err += String(text)) !== ""),
  ];
  // Fake receivers listen on loopback. Environment stubs of a test survive the call.
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: dataDir, OUTGOING_ALLOW: "127.0.0.1" });
  try {
    const code = await run(words);
    return { code, ...said };
  } finally {
    for (const name of ["DATA_DIR", "OUTGOING_ALLOW"]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    for (const one of heard) one.mockRestore();
  }
}

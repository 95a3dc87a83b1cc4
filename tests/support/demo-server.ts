import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "./server-process.ts";

/** The demo network as a user starts it, in a folder of its own. */
export async function startDemoServer(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  const server = await startServerProcess({ DEMO: "1", DATA_DIR: dataDir, ...env });
  return {
    port: server.port,
    dataDir,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

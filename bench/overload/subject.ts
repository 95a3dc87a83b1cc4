import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Question } from "./probes.ts";

export const benchSecret = "the secret of this measurement";

/** Pins the server to one core, and everything that loads it to the other. */
export function pinned(core: number, args: string[], options: Parameters<typeof spawn>[2]): ChildProcess {
  const alone = availableParallelism() > 1 && process.platform === "linux";
  return alone
    ? spawn("taskset", ["-c", String(core), process.execPath, ...args], options)
    : spawn(process.execPath, args, options);
}

/** The demo network of a checkout, with the platform's own defaults for every limit. */
export async function startSubject(root: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-overload-"));
  const child = pinned(0, [join(root, "server/main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: "0", LOG_LEVEL: "silent", DEMO: "1", SECRET: benchSecret, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const endNow = () => child.kill("SIGKILL");
  process.on("exit", endNow);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const port = await new Promise<number>((ready, failed) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /localhost:(\d+)/.exec(line)?.[1];
        if (found !== undefined) ready(Number(found));
      });
    }
    child.once("exit", (code) => failed(new Error(`the server ended with code ${code} before it was ready`)));
  });
  return {
    port,
    dataDir,
    pid: child.pid ?? 0,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    /** What the store contains after the server has stopped. */
    async stop() {
      const begun = performance.now();
      child.kill("SIGTERM");
      const killer = setTimeout(endNow, 90_000);
      await ended;
      clearTimeout(killer);
      process.off("exit", endNow);
      return performance.now() - begun;
    },
    async storedLeads(site: string): Promise<Set<string>> {
      const store = await openStore({ dataDir });
      try {
        const ids = new Set<string>();
        for await (const { id } of store.operator.leads.all(site)) ids.add(id);
        return ids;
      } finally {
        await store.close();
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export const leadQuestion = (host: string): Question => ({
  host,
  path: "/api/leads",
  method: "POST",
  headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
  body: JSON.stringify({
    lead: {
      name: "Ana Ito",
      phone: "0412345678",
      email: `ana.${randomUUID().slice(0, 8)}@example.com`,
      message: "Is it still there?",
    },
  }),
});

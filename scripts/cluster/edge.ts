import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "#tests/support/store-free-port.ts";

const root = join(import.meta.dirname, "../..");

export type Edge = { port: number; authority: string; stop: () => Promise<void> };

/** Caddy with deploy/caddy/Caddyfile, on free ports of this machine, with certificates of its own local authority. */
export async function startEdge(folder: string, nodePorts: readonly number[]): Promise<Edge> {
  const [port, httpPort, askPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const own = ["local_certs", "skip_install_trust", "admin off", `http_port ${httpPort}`, `https_port ${port}`];
  const file = readFileSync(join(root, "deploy/caddy/Caddyfile"), "utf8")
    .replace(/^\temail .*$/m, [...own, "default_bind 127.0.0.1", "log {\nlevel ERROR\n}"].join("\n"))
    .replaceAll("127.0.0.1:9180", `127.0.0.1:${askPort}`);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "Caddyfile");
  writeFileSync(config, file);
  const nodes = nodePorts.map((one) => `127.0.0.1:${one}`).join(" ");
  const child = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { ...process.env, NODES: nodes, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("error", () => reject(new Error("Caddy is not installed: apt-get install caddy")));
    child.once("exit", (code) => reject(new Error(`Caddy ended with code ${code}.`)));
  });
  failed.catch(() => undefined);
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  const made = async () => {
    while (!existsSync(authority)) await pause(50);
  };
  await Promise.race([made(), failed]);
  return {
    port,
    authority: readFileSync(authority, "utf8"),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

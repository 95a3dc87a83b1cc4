import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { showHelp } from "./show-help.ts";

// `npm run promtool [path]`: checks the alert rules, runs their tests, and checks what a running server really prints.
// promtool comes with Prometheus (Debian: apt install prometheus); give its path where it is not installed.

showHelp(`npm run promtool [PATH]

Checks the alert rules and what a server prints. PATH is the program promtool, where it is not installed.`);
const root = join(import.meta.dirname, "..");
const [promtool = "promtool"] = process.argv.slice(2);

function check(words: string[], input?: string): void {
  process.stdout.write(`promtool ${words.join(" ")}\n`);
  const { status, error } = spawnSync(promtool, words, {
    cwd: join(root, "deploy/prometheus"),
    input,
    stdio: [input === undefined ? "ignore" : "pipe", "inherit", "inherit"],
  });
  if (error) {
    process.stderr.write(`${promtool} cannot be run: install the package prometheus, or give its path.\n`);
    process.exit(1);
  }
  if (status !== 0) process.exitCode = 1;
}

/** The metrics of a server with the demo dealerships, after some requests. */
async function metricsOfServer(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), "forecourt-promtool-"));
  const env = { ...process.env, DEMO: "1", PORT: "0", OPERATOR_PORT: "0", DATA_DIR: data, LOG_LEVEL: "error" };
  const server = spawn(process.execPath, ["build/programs/server-main.js"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((done) => server.once("exit", done));
  try {
    const urls = await new Promise<string[]>((ready, failed) => {
      const found: string[] = [];
      createInterface({ input: server.stdout }).on("line", (line) => {
        const url = /(http:\/\/\S+)/.exec(line)?.[1];
        if (url !== undefined) found.push(url);
        if (found.length === 2) ready(found);
      });
      server.once("exit", () => failed(new Error("the server ended before it was ready")));
    });
    const [site = "", operator = ""] = urls;
    for (const path of ["", "", "robots.txt", "nothing"]) await (await fetch(site + path)).arrayBuffer();
    return await (await fetch(`${operator}metrics`)).text();
  } finally {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

check(["check", "rules", "rules.yml"]);
check(["test", "rules", "rules.test.yml"]);
check(["check", "config", "prometheus.yml"]);
check(["check", "metrics"], await metricsOfServer());

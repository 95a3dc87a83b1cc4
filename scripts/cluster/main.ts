import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load, memoryMb } from "#bench/machine.ts";
import { checkFiles } from "./check.ts";
import { drill } from "./drill.ts";
import { isWhole, reportOf } from "./drill-report.ts";
import { missingNeeds, numberProblems, thisMachine } from "./needs.ts";
import { measureSizes } from "./sizes.ts";
import { startCluster } from "./topology.ts";
import { showHelp } from "../show-help.ts";

showHelp(`npm run cluster [-- run|drill|sizes|check] [--sites 10] [--cars 100] [--seconds 600]

  run     three nodes, PostgreSQL, object storage, search and Caddy on this machine, until Ctrl-C
  drill   the same under load for --seconds, while its parts fail
  sizes   start, a change, first and repeated pages, memory of each node
  check   asks Caddy, nginx, HAProxy and systemd whether they can read deploy/

It needs Caddy (apt-get install caddy) and a build (npm run build).`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sites: { type: "string", default: "10" },
    cars: { type: "string", default: "100" },
    seconds: { type: "string", default: "600" },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const [command = "run"] = positionals;
if (command === "check") process.exit(checkFiles(say) ? 0 : 1);
if (command !== "run" && command !== "drill" && command !== "sizes") {
  process.stderr.write(`There is no "${command}". Use: npm run cluster [-- drill|sizes|check], or --help\n`);
  process.exit(2);
}
const problems = [...numberProblems(values), ...(await missingNeeds(thisMachine))];
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\nNothing was started.\n`);
  process.exit(1);
}
// Also while it starts: what was started ends with this process.
const interrupted = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
const isStarting = { now: true };
void interrupted.then(() => isStarting.now && process.exit(1));
const search = command === "sizes" ? "embedded" : "server";
const cluster = await startCluster({ sites: Number(values.sites), cars: Number(values.cars), search }, say);
isStarting.now = false;
try {
  if (command === "drill") {
    say(`load average ${load()}`);
    const ended = await Promise.race([drill(cluster, Number(values.seconds), say), interrupted]);
    if (!("rows" in ended)) throw new Error("The drill was interrupted.");
    const memory = cluster.nodes.map(({ process }) => `${process ? memoryMb(process.pid).toFixed(0) : "-"} MB`);
    const text = `${reportOf(ended)}\nMemory of the nodes at the end: ${memory.join(", ")}. Load average ${load()}.`;
    say(`\n${text}`);
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/cluster-drill.md", `${text}\n`);
    if (!isWhole(ended.leads)) process.exitCode = 1;
  } else if (command === "sizes") {
    const before = load();
    const measured = await Promise.race([measureSizes(cluster, say), interrupted]);
    if (typeof measured !== "string") throw new Error("The measurement was interrupted.");
    say(`\n${measured}\nLoad average ${before} before, ${load()} after.`);
  } else {
    const hosts = cluster.sites.slice(0, 3).map(({ slug }) => `www.${slug}.example`);
    for (const host of hosts) {
      say(`curl -k --resolve ${host}:${cluster.edge.port}:127.0.0.1 https://${host}:${cluster.edge.port}/`);
    }
    say("Ctrl-C stops everything.");
    await interrupted;
  }
} finally {
  say("Stopping …");
  await cluster.stop();
}

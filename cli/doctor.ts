import { Resolver } from "node:dns/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { freeBytesAt } from "#server/admission/disk-guard.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { UnreadableDocument } from "#server/documents/unreadable-document.ts";
import { BadEnvironment, type Env, readEnv } from "#server/env.ts";
import { examine, exitCodeOf } from "#server/services/doctor/examine.ts";
import { checkDisk, checkStorage } from "#server/services/doctor/check-machine.ts";
import { type Finding, findingsOf, reasonOf } from "#server/services/doctor/finding.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import { type Command, print, Refused } from "./command.ts";
import { count } from "./sites/folder-words.ts";

export const doctorCommand: Command = {
  words: "[--json] [--dns ADDRESS]",
  help: "checks settings, store, mail, disk, clock, hosts, documents and deliveries, and says what to do",
  needsStore: false,
  async run(words) {
    const { json, dns } = optionsOf(words);
    const findings = await look(dns);
    if (json) print(JSON.stringify({ exit: exitCodeOf(findings), findings }, null, 2));
    else for (const line of linesOf(findings)) print(line);
    return exitCodeOf(findings);
  },
};

function optionsOf(words: string[]): { json: boolean; dns: string | undefined } {
  try {
    const options = { json: { type: "boolean", default: false }, dns: { type: "string" } } as const;
    const { json, dns } = parseArgs({ args: words, options }).values;
    return { json, dns };
  } catch (error) {
    throw new Refused(reasonOf(error));
  }
}

async function look(dns: string | undefined): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    const what = error.message.replace("Forecourt cannot start. ", "");
    return [findingsOf("settings").problem(what, "Correct the variable: .env.example lists them all.")];
  }
  const dataDir = resolve(env.DATA_DIR);
  const freeBytes = freeBytesAt(dataDir);
  let store: Store;
  const unreadable: UnreadableDocument[] = [];
  const onFault = (fault: unknown) => {
    if (fault instanceof UnreadableDocument) unreadable.push(fault);
  };
  try {
    store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir, onFault });
  } catch (error) {
    const todo = env.DATABASE_URL === undefined ? "Look at DATA_DIR." : "Start PostgreSQL, or correct DATABASE_URL.";
    const closed = findingsOf("store").problem(`The store cannot be opened: ${reasonOf(error)}`, todo);
    return [closed, ...(await checkStorage({ dataDir, env })), ...(await checkDisk({ env, dataDir, freeBytes }))];
  }
  try {
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (dns !== undefined) resolver.setServers([dns]);
    const clock = () => new Date();
    const sites = await readableSites(store);
    return await examine({ env, dataDir, store, sites, clock, resolver, tls: { port: 443 }, freeBytes, unreadable });
  } finally {
    await store.close();
  }
}

/** Leaves out sites with invalid settings: the check of quarantined sites reports them. */
async function readableSites(store: Store): Promise<Site[]> {
  return (await store.operator.sites.list()).flatMap(({ document, version }) => {
    try {
      return [resolveSite(document, version, [])];
    } catch {
      return [];
    }
  });
}

const marks = { ok: "ok      ", warning: "WARNING ", problem: "PROBLEM " };

function linesOf(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ level, check, message, todo }) => [
    `${marks[level]} ${check.padEnd(10)} ${message}`,
    ...(todo === null ? [] : [`${" ".repeat(20)}${todo}`]),
  ]);
  const found = (level: Finding["level"]) => count(findings.filter((one) => one.level === level).length, level);
  return [...lines, `${found("problem")}, ${found("warning")}.`];
}

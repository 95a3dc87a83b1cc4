import { Resolver } from "node:dns/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { freeBytesAt } from "#server/platform/admission/disk-guard.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { DocumentError } from "#server/documents/document-error.ts";
import { EnvironmentError } from "#server/environment/environment-error.ts";
import { type Env, readEnv } from "#server/environment/env.ts";
import { groupAlike, someOf } from "#server/operations/needs/group-alike.ts";
import { examine, exitCodeOf } from "#server/operations/doctor/examine.ts";
import { checkDisk, checkStorage } from "#server/operations/doctor/check-machine.ts";
import { type Finding, findingsOf, reasonOf } from "#server/operations/doctor/doctor-finding.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import { type Command, print } from "./command.ts";
import { knownSite } from "./known-site.ts";
import { count } from "./sites/folder-words.ts";

export const doctorCommand: Command = {
  words: "[--site SLUG] [--json] [--dns ADDRESS]",
  help: "checks settings, store, mail, disk, clock, hosts, documents, enquiries, feeds and deliveries, and says what to do",
  needsStore: false,
  async run(words) {
    const { json, dns, site } = optionsOf(words);
    const findings = await look(dns, site);
    if (json) print(JSON.stringify({ exit: exitCodeOf(findings), findings }, null, 2));
    else if (site !== undefined && findings.length === 0) print(`Nothing is wrong with ${site} alone.`);
    else for (const line of linesOf(findings)) print(line);
    return exitCodeOf(findings);
  },
};

function optionsOf(words: string[]) {
  const options = {
    json: { type: "boolean", default: false },
    dns: { type: "string" },
    site: { type: "string" },
  } as const;
  return parseArgs({ args: words, options }).values;
}

/** `only`: what concerns this site alone. */
async function look(dns: string | undefined, only: string | undefined): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [findingsOf("settings").problem(error.message, "Correct the variable: .env.example lists them all.")];
  }
  const dataDir = resolve(env.DATA_DIR);
  const freeBytes = freeBytesAt(dataDir);
  let store: Store;
  const unreadable: DocumentError[] = [];
  const onFault = (fault: unknown) => {
    if (fault instanceof DocumentError) unreadable.push(fault);
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
    const slug = only === undefined ? undefined : (await knownSite(only, store)).slug;
    const all = (await readableSites(store)).map(({ site }) => site);
    const sites = all.filter((site) => slug === undefined || site.slug === slug);
    const world = { env, dataDir, store, sites, clock, resolver, tls: { port: 443 }, freeBytes, unreadable };
    const findings = await examine(world);
    return slug === undefined ? findings : findings.filter((finding) => finding.sites.includes(slug));
  } finally {
    await store.close();
  }
}

const marks = { ok: "ok      ", warning: "WARNING ", problem: "PROBLEM " };

function linesOf(findings: readonly Finding[]): string[] {
  const groups = groupAlike(findings, (finding) => {
    const { level, check, alike } = finding;
    // What has nothing in common with others stays apart.
    return alike ? `${level} ${check} ${alike.as}` : `${findings.indexOf(finding)}`;
  });
  const lines = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { level, check, message, todo, alike } = first;
    const names = group.map((one) => one.alike?.name ?? "");
    const what = group.length === 1 ? message : `${group.length} ${alike?.as}: ${someOf(names, 5)}.`;
    const next = group.length === 1 || todo === null ? todo : `For each (--site SLUG, --json): ${todo}`;
    return [`${marks[level]} ${check.padEnd(10)} ${what}`, ...(next === null ? [] : [`${" ".repeat(20)}${next}`])];
  });
  const found = (level: Finding["level"]) => count(findings.filter((one) => one.level === level).length, level);
  return [...lines, `${found("problem")}, ${found("warning")}.`];
}

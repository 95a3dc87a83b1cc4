import { openStorage } from "#server/adapters/storage/open-storage.ts";
import { dataDirProblem } from "#server/platform/checks/check-data-dir.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";

const MB = 1024 * 1024;

export async function checkStorage({ dataDir, env }: Pick<DoctorWorld, "dataDir" | "env">): Promise<Finding[]> {
  const { ok, problem } = findingsOf("storage");
  const found = dataDirProblem(dataDir);
  if (found !== null)
    return [problem(found, "chown the folder to the user that runs the server, or set DATA_DIR to another one.")];
  const findings = [ok(`${dataDir} can be written.`)];
  if (env.storage.kind === "folder" && env.storage.path === dataDir) return findings;
  const todo = "Correct STORAGE and its keys. Until then files of visitors are refused; leads without files are taken.";
  try {
    const storage = openStorage(env.storage);
    try {
      await storage.check();
      findings.push(ok(`Files are stored in ${storage.addressOf("media")}.`));
    } finally {
      await storage.close();
    }
  } catch (error) {
    findings.push(problem(`Files cannot be stored: ${reasonOf(error)}`, todo));
  }
  return findings;
}

type Disk = Pick<DoctorWorld, "env" | "dataDir" | "freeBytes">;

export async function checkDisk({ env, dataDir, freeBytes }: Disk): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOf("disk");
  try {
    const free = Math.floor((await freeBytes()) / MB);
    const reserve = env.DISK_RESERVE_MB;
    const what = `${free} MB are free on the disk of ${dataDir}`;
    if (free < reserve) return [problem(`${what}: files of visitors are refused.`, "Make room, or use a larger disk.")];
    if (free < reserve * 2) {
      return [warning(`${what}: events, feeds and their pictures are refused.`, "Make room, or use a larger disk.")];
    }
    return [ok(`${what}.`)];
  } catch (error) {
    return [problem(`The disk of ${dataDir} cannot be checked: ${reasonOf(error)}`, "Check DATA_DIR.")];
  }
}

export async function checkSearch({ env }: DoctorWorld): Promise<Finding[]> {
  const { ok, problem } = findingsOf("search");
  if (env.SEARCH_URL === undefined) return [ok("The embedded engine searches.")];
  const { Meilisearch } = await import("meilisearch");
  const client = new Meilisearch({ host: env.SEARCH_URL, apiKey: env.SEARCH_KEY ?? "", timeout: 5000 });
  const todo =
    "Start Meilisearch, or correct SEARCH_URL and SEARCH_KEY; without SEARCH_URL the embedded engine searches.";
  try {
    await client.health();
    await client.getKeys({ limit: 1 });
    return [ok(`The search server at ${env.SEARCH_URL} answers.`)];
  } catch (error) {
    return [problem(`The search server at ${env.SEARCH_URL} cannot be used: ${reasonOf(error)}`, todo)];
  }
}

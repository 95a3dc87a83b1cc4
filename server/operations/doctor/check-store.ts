import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { asideOf } from "#server/adapters/store/copy/set-aside.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import { lostStoreProblem } from "#server/operations/backup/lost-store.ts";
import { clockProblem } from "#server/platform/checks/clock-skew.ts";
import { lostKeys } from "#server/stock/push/carried-keys.ts";
import { secretsOf } from "#server/platform/secret/shared-secrets.ts";
import { problemOf } from "#server/sites/site-quarantine.ts";
import { DocumentError } from "#server/documents/document-error.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf, reasonOf } from "./doctor-finding.ts";

export async function checkStore({ store, env, dataDir }: DoctorWorld): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOf("store");
  try {
    await store.ping();
    const storage = openStorage(env.storage);
    const place = { dataDir, databaseUrl: env.DATABASE_URL };
    const lost = await lostStoreProblem({ store, storage, place }).finally(() => storage.close());
    if (lost !== null) {
      const [what = "", ...todo] = lost.split(/(?<=\)\.) /u);
      return [problem(what, todo.join(" "))];
    }
    const aside = asideOf(sqliteFile(dataDir));
    if (existsSync(aside))
      return [
        warning(
          `${aside} holds the database before a restore: people who were erased since are still in it.`,
          "Delete it once you have looked at the restored store.",
        ),
      ];
    return [ok(`The store answers (${store.engine === "sqlite" ? "SQLite" : "PostgreSQL"}).`)];
  } catch (error) {
    return [problem(`The store does not answer: ${reasonOf(error)}`, "Check the database and DATABASE_URL.")];
  }
}

export async function checkSecret({ store, env, clock }: DoctorWorld): Promise<Finding[]> {
  const { ok, problem } = findingsOf("secret");
  try {
    const secrets = await secretsOf(store, env, resolve(env.DATA_DIR));
    const lost = (await lostKeys(store, secrets, clock())).map(({ id, dealership }) =>
      problem(
        `The key ${id} for the stock of ${dealership} opens nothing: it was made with a SECRET that is lost.`,
        `Make another: forecourt stock key rotate --dealership ${dealership}.`,
      ),
    );
    return lost.length > 0 ? lost : [ok("SECRET is the one that the servers sign with.")];
  } catch (error) {
    const [what = "", ...todo] = reasonOf(error).split(/(?<=\.) (?=Set )/u);
    return [problem(what, todo.join(" "))];
  }
}

export async function checkClock({ store, clock }: DoctorWorld): Promise<Finding[]> {
  const { ok, problem } = findingsOf("clock");
  const found = await clockProblem(store.operator.retention, clock);
  if (found === null) return [ok("The clock of this machine and the database's agree.")];
  return [problem(found, "Set both clocks by NTP (timedatectl set-ntp true), then restart the server.")];
}

/** Sites whose row cannot be read: visitors see their last good version, no cars, or 503. */
export async function checkSites({ store }: DoctorWorld): Promise<Finding[]> {
  const { ok, problem } = findingsOf("sites");
  const dealerships = new Map((await store.operator.dealerships.rows()).map((row) => [row.slug, row.document]));
  const rows = await store.operator.sites.list();
  const found = rows.flatMap(({ slug, version, document }) => {
    try {
      if (document instanceof DocumentError) throw document;
      const names = (document as { settings?: { dealerships?: string[] } } | null)?.settings?.dealerships ?? [];
      resolveSite(document, version, names.map((name) => dealerships.get(name)).filter(Boolean));
      return [];
    } catch (error) {
      const reason = problemOf(error).replaceAll(/\s+/g, " ").slice(0, 300);
      const what = `The site ${slug} is in quarantine: its stored settings cannot be read (${reason}).`;
      const about = { sites: [slug], alike: { as: "sites in quarantine", name: slug } };
      return [problem(what, `Apply its file again: forecourt sites apply DIR --only ${slug}.`, about)];
    }
  });
  return found.length > 0
    ? found
    : [ok(rows.length === 1 ? "One site can be read." : `${rows.length} sites can be read.`)];
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as moment } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { programFile } from "#tests/support/programs.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { usualStore } from "#tests/support/usual-store.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env["FAULT_RUNS"] ?? 2);
const SEED = Number(process.env["FAULT_SEED"] ?? 20_260_301);
const script = programFile("tests/faults/retention-eraser.ts");

/** Three portions, each of which removes its files before it commits. */
const LEADS_PER_RUN = 300;
const now = "2026-06-01T00:00:00.000Z";
const longAgo = "2026-03-01T00:00:00.000Z";
const person = { name: "Ana Ito", email: "ana@example.com", phone: "0412 345 678", message: "a secret wish" };
const personal = /Ana|ana@|0412|secret wish/;

// The database server outlives the kill, with a transaction that nobody ends.
describe.each(usualStore("postgres"))("retention killed while it erases in %s", (kind) => {
  const places = useStorePlaces(kind);

  test(`[12.3.4] ${RUNS} kills: a lead is whole or erased with its entry in the log, and in the end all are`, async () => {
    const random = createRandom(SEED);
    const place = await places.newPlace();
    const leadFiles = folderFiles(place.dataDir);
    const store = await places.open(place);
    await applyFolder(store, join(import.meta.dirname, "../fixtures/sites"));
    const ended = new Set<string>();
    for (let run = 0; run < RUNS; run += 1) {
      await addLeads(store, leadFiles, run);
      // The first is killed between the files of a portion and its commit, the others shortly after they continued.
      const laterMs = random() * 8;
      ended.add(await eraseUntil(place, 1 + Math.floor(random() * 3), run === 0 ? null : laterMs));
      await expectWholeOrErased(store, leadFiles);
    }
    // It was killed while at work, not before or after.
    expect(ended).toContain("files");
    expect(await eraseUntil(place, Infinity, null)).toBe("done");
    const leads = await expectWholeOrErased(store, leadFiles);
    expect(leads).toHaveLength(RUNS * LEADS_PER_RUN);
    expect(leads.filter(({ erased_at }) => erased_at === undefined)).toEqual([]);
  });
});

async function addLeads(store: Store, leadFiles: LeadFiles, run: number): Promise<void> {
  const { leads } = store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  for (let n = 0; n < LEADS_PER_RUN; n += 1) {
    const id = `run-${run}-${n}`;
    const file = {
      id: Buffer.from(id.padEnd(16, "-")).toString("hex"),
      field: "resume",
      name: "cv.pdf",
      type: "application/pdf" as const,
      bytes: 9,
    };
    if (n % 50 === 0) {
      await mkdir(dirname(leadFiles.addressOf(file)), { recursive: true });
      await writeFile(leadFiles.addressOf(file), "%PDF-1.7\n");
    }
    const lead = sampleLead(id, {
      site_slug: "first-site",
      fields: person,
      created_at: longAgo,
      updated_at: longAgo,
      ...(n % 50 === 0 && { files: [file] }),
    });
    const answer = { key: `key-${id}`, body_hash: "x", status: 201 };
    await leads.create({ lead, deliveries: [], answer, captchaUse: null, seat: null, consent: null });
  }
}

/**
 * Kills the process after it has removed the files of this many portions: while it waits to continue, or shortly after.
 * Returns its last output.
 */
async function eraseUntil(place: Place, portions: number, laterMs: number | null): Promise<string> {
  const eraser = spawn(process.execPath, [script, place.dataDir, place.databaseUrl ?? "", now], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  // Writing to a process that has ended fails.
  eraser.stdin.on("error", () => undefined);
  const closed = once(eraser, "close");
  let last = "";
  let gone = 0;
  for await (const line of createInterface({ input: eraser.stdout })) {
    last = line;
    if (line !== "files") continue;
    gone += 1;
    const isLast = gone === portions;
    if (!isLast || laterMs !== null) eraser.stdin.write("go on\n");
    if (!isLast) continue;
    await moment(laterMs ?? 0);
    eraser.kill("SIGKILL");
  }
  await closed;
  return last;
}

async function expectWholeOrErased(store: Store, leadFiles: LeadFiles): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.operator.leads.all("first-site")) leads.push(lead);
  const log = await store.operator.erasures.log("first-site");
  const logged = log.filter(({ what }) => what === "leads").flatMap(({ ids }) => ids);
  const erased = leads.filter(({ erased_at }) => erased_at !== undefined);
  expect(logged.toSorted()).toEqual(erased.map(({ id }) => id).toSorted());
  expect(erased.filter((lead) => personal.test(JSON.stringify(lead)) || lead.files !== undefined)).toEqual([]);
  const whole = leads.filter(({ erased_at }) => erased_at === undefined);
  expect(whole.filter(({ fields }) => fields["email"] !== person.email)).toEqual([]);
  const ids = new Set(whole.flatMap(({ files = [] }) => files.map(({ id }) => id)));
  const left = leads
    .map(({ id }) => ({ id: Buffer.from(id.padEnd(16, "-")).toString("hex"), type: "application/pdf" as const }))
    .filter((file) => existsSync(leadFiles.addressOf(file)));
  expect(left.filter(({ id }) => !ids.has(id))).toEqual([]);
  return leads;
}

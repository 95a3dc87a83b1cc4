import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { deskOn, from } from "#server/people/testing/desk-world.ts";
import { demoSignIns, seedPeople } from "./demo-people.ts";

test("[6.3.10] the demo has an operator and a principal, each with a printed link, and mails nobody", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const desk = deskOn(store);
  await seedPeople(store, new Date(desk.time.now));
  await seedPeople(store, new Date(desk.time.now));
  expect((await store.operator.people.list()).map(({ rights }) => rights.map(({ role }) => role))).toEqual([
    ["principal"],
    ["operator"],
  ]);
  const made = await demoSignIns(desk);
  expect(made.map(({ role }) => role)).toEqual(["operator", "principal"]);
  for (const { url, code } of made) {
    const token = new URL(url).searchParams.get("token") ?? "";
    expect(await desk.signIns.enterByLink({ token, code, keep: true }, from(null))).toHaveProperty("session");
  }
  for await (const { document } of store.operator.outbox.list({})) expect(document.desk?.about).toBe("new-device");
});

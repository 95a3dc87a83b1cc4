import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { ask } from "#tests/support/ask.ts";
import { aCar } from "#tests/support/test-app.ts";
import { type Preview, startPreview } from "./preview.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-dealer-"));
const live = mkdtempSync(join(tmpdir(), "forecourt-live-"));
const said: string[] = [];
let preview: Preview;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "../../tests/fixtures/sites"), folder, { recursive: true });
  const store = await openStore({ dataDir: live });
  await applyFolder(store, folder);
  await store.operator.stock.put([carSchema.parse(aCar({ id: "real-1" }))]);
  await store.close();
  preview = await startPreview({ folder, port: 0, store: live, say: (line) => void said.push(line) });
});
afterAll(async () => {
  await preview.stop();
  for (const dir of [folder, live]) rmSync(dir, { recursive: true });
});

const open = (path: string) => ask(preview.port, "first-site", path);
const write = (name: string, text: string) => {
  mkdirSync(join(folder, "first-site/pages"), { recursive: true });
  writeFileSync(join(folder, "first-site/pages", name), text);
};

test("[10.2.4] a folder is served with the real stock, and says that nothing is applied", async () => {
  expect(said[0]).toContain("Nothing is applied");
  expect(said).toContain(`  http://first-site.localhost:${preview.port}/`);
  expect((await open("/cars/car-real-1")).status).toBe(200);
  const store = await openStore({ dataDir: live });
  expect((await store.operator.sites.get("first-site"))?.document).not.toMatchObject({ settings: { hosts: [] } });
  await store.close();
});
test("[2.1, 10.6.1] a page that the dealer adds is there once it is saved, and a bad one is told with its line", async () => {
  expect((await open("/lounge")).status).toBe(404);
  write("lounge.md", "---\ntitle: The lounge\ndescription: Coffee.\n---\n::: hero\n# Sit down\n:::\n");
  await expect.poll(async () => (await open("/lounge")).text).toContain("Sit down");
  write("lounge.md", "---\ntitle: The lounge\ndescription: Coffee.\n---\n::: hero\nno heading\n:::\n");
  await expect.poll(() => said.join("\n")).toContain("first-site/pages/lounge.md, line 5");
  expect((await open("/lounge")).text).toContain("Sit down");
});
test("[10.2.4] a file that an editor replaces by renaming is taken up each time, and the dealer's pictures are shown", async () => {
  const page = (words: string) => `---\ntitle: Renamed\ndescription: R.\n---\n${words}\n`;
  // Another test may have left a broken page.
  write("lounge.md", page("mended"));
  write("renamed.md", page("at first"));
  await expect.poll(async () => (await open("/renamed")).text).toContain("at first");
  for (const words of ["the second time", "the third time"]) {
    const draft = join(live, "draft.md");
    writeFileSync(draft, page(words));
    renameSync(draft, join(folder, "first-site/pages/renamed.md"));
    await expect.poll(async () => (await open("/renamed")).text).toContain(words);
  }
  mkdirSync(join(folder, "media/own"), { recursive: true });
  cpSync(join(import.meta.dirname, "../../tests/fixtures/media/logo.svg"), join(folder, "media/own/mark.svg"));
  await expect.poll(async () => (await open("/media/own/mark.svg")).status).toBe(200);
});

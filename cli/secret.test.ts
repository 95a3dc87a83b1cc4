import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

const [lost, given] = ["the secret that is lost", "the secret given now"];
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-secret-"));
  vi.stubEnv("SECRET", lost);
  await forecourtIn(dataDir, ["sites", "apply", "tests/fixtures/sites"]);
  await withStore((store) => store.operator.servers.claimSigning(fingerprintOf(lost), new Date()));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});
const forecourt = (...words: string[]) => forecourtIn(dataDir, words);
async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
const makeKey = async (): Promise<string> => {
  const { out } = await forecourt("stock", "key", "create", "--dealership", "first");
  return /stock-key: (\S+)/u.exec(out)?.[1] ?? "";
};

test("[10.12.2] secret accept lists the push keys that die with the lost secret before it is told to, then ends them", async () => {
  const key = await makeKey();
  vi.stubEnv("SECRET", given);
  const asked = await forecourt("secret", "accept");
  expect([asked.code, asked.err]).toEqual([
    1,
    expect.stringContaining(`Keys for pushed stock that end: ${key} (first).`),
  ]);
  expect((await forecourt("stock", "key", "list")).out).toContain("no end");
  const { code, out } = await forecourt("secret", "accept", "--yes");
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      new RegExp(
        `^signs: \\w{8}\\nended: ${key} +make another: forecourt stock key create --dealership first\\n$`,
        "u",
      ),
    ),
  ]);
  expect((await forecourt("stock", "key", "list")).out).toContain("ended ");
});

test("[10.12.2] doctor and stock key list name a key that no secret opens", async () => {
  const key = await makeKey();
  vi.stubEnv("SECRET", given);
  await withStore((store) => store.operator.servers.replaceSigning(fingerprintOf(given), new Date()));
  expect((await forecourt("stock", "key", "list")).out).toContain("  opens nothing: its SECRET is lost\n");
  expect((await forecourt("doctor", "--dns", "127.0.0.1:9")).out).toMatch(
    new RegExp(
      `PROBLEM +secret +The key ${key} for the stock of first opens nothing: it was made with a SECRET that is lost\\.\\n +Make another: forecourt stock key rotate --dealership first\\.`,
      "u",
    ),
  );
});

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSecret } from "./secret.ts";

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "forecourt-secret-"))));
afterEach(() => rmSync(dataDir, { recursive: true }));

describe("the secret that signs tokens", () => {
  test("SECRET is taken as given and nothing is written", () => {
    expect(readSecret("a secret of the operator", dataDir)).toBe("a secret of the operator");
    expect(readdirSync(dataDir)).toEqual([]);
  });
  test("[19.6.2] without SECRET one is made, kept for the owner's eyes only, and found again", () => {
    const made = readSecret(undefined, dataDir);
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(readSecret("", dataDir)).toBe(made);
    expect(readdirSync(dataDir)).toEqual(["secret"]);
  });
  test("[19.6.2] a secret that was cut short is refused by its place, never replaced silently", () => {
    writeFileSync(join(dataDir, "secret"), "short\n");
    expect(() => readSecret(undefined, dataDir)).toThrow(`${join(dataDir, "secret")} is too short`);
  });
  test("processes that start at once agree on one secret", async () => {
    const script = `const { readSecret } = await import(process.argv[1]); console.log(readSecret(undefined, process.argv[2]));`;
    const file = join(import.meta.dirname, "secret.ts");
    const runs = Array.from({ length: 6 }, () =>
      promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, file, dataDir]),
    );
    const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toBe(readSecret(undefined, dataDir));
  });
});

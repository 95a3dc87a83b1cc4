import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const root = join(import.meta.dirname, "../..");
const dir = mkdtempSync(join(tmpdir(), "forecourt-new-site-"));
const dataDir = join(dir, "data");
let server: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const enter = "\r";
const down = "\u001b[B";
const wiped = "\u007f".repeat(40);

/** Answers each question as soon as it stands on the screen, in a terminal of its own. */
function converse(
  talk: readonly (readonly [question: string, keys: string])[],
): Promise<{ code: number; screen: string }> {
  // A terminal made by a program has no size until it is given one.
  const command = `stty cols 120 rows 50; ${process.execPath} ${join(root, "cli/main.ts")} sites new ${join(dir, "sites")}`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(server.port) };
  const child = spawn("script", ["-qefc", command, "/dev/null"], { cwd: root, env });
  let [screen, next, seen] = ["", 0, 0];
  child.stdout.on("data", (bytes: Buffer) => {
    screen += bytes.toString();
    for (let turn = talk[next]; turn; turn = talk[next]) {
      const at = screen.indexOf(turn[0], seen);
      if (at < 0) return;
      seen = at + turn[0].length;
      next += 1;
      child.stdin.write(turn[1]);
    }
  });
  return new Promise((done) => child.on("close", (code) => done({ code: code ?? 1, screen })));
}

test("[1] the wizard, run in a terminal as a new dealer would, ends in a live site", async () => {
  const { code, screen } = await converse([
    ["called?", `Tom & Ana's Utes${enter}`],
    ["short name", enter],
    ["Which look?", down + enter],
    ["Brand colour", enter],
    // A yellow that nobody can read on white is refused, with the nearest that can be.
    ["Accent colour", `${wiped}#ffee00${enter}`],
    ["is needed", `${wiped}#0b57d0${enter}`],
    ["Which country?", enter],
    ["host name", enter],
    ["enquiries go?", enter],
    ["licence number", `LMCT 12345${enter}`],
    ["suburb or town", `Dubbo${enter}`],
    ["Street", `1 Cobra Street${enter}`],
    ["State or region", enter],
    ["Postcode", `28${enter}`],
    ["four digits", `30${enter}`],
    ["Phone", `02 5550 1234${enter}`],
    ["Opening hours", enter],
    ["another location?", enter],
    ["shall it offer?", enter],
    ["Put it live now?", enter],
    ["sample cars", enter],
  ]);
  expect(screen).toContain("nearest");
  expect(screen).toContain(`http://tom-and-ana-s-utes.localhost:${server.port}/`);
  expect(code).toBe(0);
  const file = readFileSync(join(dir, "sites/tom-and-ana-s-utes.yaml"), "utf8");
  expect(file).toContain("template: yard");
  expect(file).toContain('accent: "#0b57d0"');
  await expect
    .poll(async () => (await ask(server.port, "tom-and-ana-s-utes", "/search")).text)
    .toContain("Tom &amp; Ana&#x27;s Utes");
});

test("[1] whoever stops half way leaves nothing behind", async () => {
  const { code, screen } = await converse([["called?", "\u0003"]]);
  expect(screen).toContain("Nothing was written");
  expect(code).toBe(1);
});

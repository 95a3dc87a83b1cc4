import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { ask } from "#tests/support/ask.ts";
import { programFile } from "#tests/support/programs.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const root = join(import.meta.dirname, "../../..");
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
const escape = "\u001b";
const wiped = "\u007f".repeat(40);

/** Answers each question as soon as it is on the screen, in its own terminal. */
function converse(
  talk: readonly (readonly [question: string, keys: string])[],
  // A pseudo-terminal has no size until one is set.
  size = "stty cols 120 rows 50",
  settings: Record<string, string | undefined> = {},
  { folder = join(dir, "sites"), user = {} }: { folder?: string; user?: { uid?: number; gid?: number } } = {},
): Promise<{ code: number; screen: string }> {
  const command = `${size}; ${process.execPath} ${programFile("cli/main.ts")} sites new ${folder}`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(server.port), ...settings };
  const child = spawn("script", ["-qefc", command, "/dev/null"], { cwd: root, env, ...user });
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

/** The last questions, each answered as proposed, but for the sample cars: yes or no. */
const untilLive = (sampleCars: "y" | "n"): [string, string][] => [
  ["Opening hours", enter],
  ["another location?", enter],
  ["shall it offer?", enter],
  ["Write its files?", enter],
  ["Put it live now?", enter],
  ["sample cars", sampleCars],
];

test("[1.1.2] the wizard, run in a terminal as a new dealer would, ends in a live site", async () => {
  const { code, screen } = await converse([
    ["called?", `Tom & Anna's Utes${enter}`],
    // A typing mistake: back to the name, which is still filled in; the short name follows it.
    ["legal name", escape],
    ["called?", `${wiped}Tom & Ana's Utes${enter}`],
    ["legal name", `${wiped}Tom & Ana Pty Ltd${enter}`],
    ["short name", enter],
    ["Which look?", down + enter],
    ["Brand colour", enter],
    // A yellow that is unreadable on white is refused, with the nearest readable one.
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
    ["such as 2000", `30${enter}`],
    ["Phone", `02 5550 1234${enter}`],
    ...untilLive("y"),
  ]);
  expect(screen).toContain("nearest");
  expect(screen).toContain(`http://tom-and-ana-s-utes.localhost:${server.port}/`);
  expect(code).toBe(0);
  const file = readFileSync(join(dir, "sites/tom-and-ana-s-utes.yaml"), "utf8");
  expect(file).toContain(`template: ${templateNames[1]}`);
  expect(file).toContain('accent: "#0b57d0"');
  await expect
    .poll(async () => (await ask(server.port, "tom-and-ana-s-utes", "/search")).text)
    .toContain("Tom &amp; Ana&#x27;s Utes");
});

test("[1.1.2] whoever stops half way leaves nothing behind", async () => {
  const { code, screen } = await converse([["called?", "\u0003"]]);
  expect(screen).toContain("Nothing was written");
  expect(code).toBe(1);
});

test("[1.1.2] a name that is taken is refused, and going back keeps what was said", async () => {
  const { code, screen } = await converse(
    [
      ["called?", `Tom & Ana's Utes${enter}`],
      ["legal name", enter],
      ["short name", enter],
      ["There is a site", `-2${enter}`],
      ["Which look?", escape],
      // The short name that was typed, not the one derived from the name.
      ["tom-and-ana-s-utes-2", enter],
      ["Which look?", "\u0003"],
    ],
    "stty cols 40 rows 20",
    { NO_COLOR: "1", FORCE_COLOR: undefined },
  );
  expect(screen).toContain("Nothing was written");
  expect(code).toBe(1);
  // A terminal without colours gets no colour codes.
  for (const code of ["32", "33", "36", "90", "48;2"]) expect(screen).not.toContain(`\u001b[${code}`);
});

test("[1.1.2] a folder that cannot be written is refused before the first question", async () => {
  const own = mkdtempSync(join(tmpdir(), "forecourt-new-site-"));
  chmodSync(own, 0o755);
  const [data, folder] = [join(own, "data"), join(own, "sites")];
  for (const path of [data, folder]) mkdirSync(path);
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  chmodSync(folder, 0o555);
  const settings = { DATA_DIR: data };
  const { code, screen } = await converse([["called?", "\u0003"]], "stty cols 120 rows 50", settings, { folder, user });
  expect(screen).toMatch(/sites cannot be written by the user \w+\. Give that user a folder .*chown/su);
  expect(screen).not.toContain("called?");
  expect(code).toBe(1);
  rmSync(own, { recursive: true });
});

test("[1.1.2] behind TLS the last line names the site's own address", async () => {
  const { code, screen } = await converse(
    [
      ["called?", `Behind Tls${enter}`],
      ["legal name", enter],
      ["short name", enter],
      ["Which look?", enter],
      ["Brand colour", enter],
      ["Accent colour", enter],
      ["Which country?", enter],
      ["host name", enter],
      ["enquiries go?", enter],
      ["licence number", enter],
      ["suburb or town", `Dubbo${enter}`],
      ["Street", `1 Cobra Street${enter}`],
      ["State or region", enter],
      ["Postcode", `2830${enter}`],
      ["Phone", `02 5550 1234${enter}`],
      ...untilLive("n"),
    ],
    "stty cols 120 rows 50",
    { PUBLIC_SCHEME: "https" },
  );
  expect(screen).toContain("https://www.behind-tls.example/");
  expect(code).toBe(0);
});

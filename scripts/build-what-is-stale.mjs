// Brings the build up to date with the code, for every command and every test that uses it. Runs on any Node from 20 on.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deskStamp, isCurrent, pagesStamp, programsStamp, testProgramsStamp } from "./build-stamps.mjs";
import { inStep, runCommand } from "./run-command.mjs";

const checkout = join(fileURLToPath(import.meta.url), "../..");

/** As operators run it, whatever started the build: a test runner calls itself "test", and bundlers read that. */
const env = { NODE_ENV: "production", VITEST: undefined };

/** In this order: the programs contain the pages. */
const platform = [
  {
    label: "Building the pages",
    stamp: pagesStamp,
    stampFile: "build/.stamp",
    commands: [
      ["react-router", ["build"]],
      ["node", ["scripts/precompress.mjs", "build/client/assets"]],
    ],
  },
  {
    label: "Building the desk",
    stamp: deskStamp,
    stampFile: "build/desk/.stamp",
    commands: [
      ["react-router", ["build", "desk"]],
      ["node", ["scripts/precompress.mjs", "build/desk/client/assets"]],
    ],
  },
  {
    label: "Building the programs",
    stamp: programsStamp,
    stampFile: "build/programs/.stamp",
    commands: [["node", ["scripts/build-programs.ts"]]],
  },
];

/** Processes that tests start; what Node keeps of compiled code it finds by the file's name, so the folder never changes. */
const ofTests = {
  label: "Building the programs of the tests",
  stamp: testProgramsStamp,
  stampFile: "node_modules/.cache/programs/.stamp",
  commands: [["node", ["scripts/build-test-programs.ts"]]],
};

const isStale = (root, { stamp, stampFile }) => !isCurrent(join(root, stampFile), stamp(root));

/** Builds what was made of other code than there is now; throws what a failed build has printed. */
export function buildWhatIsStale({ root = checkout, withTestPrograms = false } = {}) {
  const builds = withTestPrograms ? [...platform, ofTests] : platform;
  if (!builds.some((one) => isStale(root, one))) return;
  alone(join(root, "node_modules/.cache/build.lock"), () => {
    for (const one of builds) if (isStale(root, one)) build(root, one);
  });
}

function build(root, { label, stamp, stampFile, commands }) {
  const file = join(root, stampFile);
  // Taken before the build, so that an edit meanwhile makes it stale. A build that fails half way is nobody's.
  const made = stamp(root);
  rmSync(file, { force: true });
  inStep(label, () => {
    for (const [command, args] of commands) runCommand(root, command, args, { quiet: true, env });
    writeFileSync(file, made);
  });
}

/** One process at a time builds into a folder; the others wait, and find it current. */
function alone(lock, work) {
  mkdirSync(join(lock, ".."), { recursive: true });
  for (let told = false; !take(lock); pause(100)) {
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(holder)) rmSync(lock, { force: true });
    else if (!told) {
      process.stdout.write(`Waiting for process ${holder ?? "?"}, which is building (${lock}) …\n`);
      told = true;
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** null while it is being written, or when it has just gone. */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8")) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return error.code === "EPERM";
  }
}

/** Without a promise: whoever builds has nothing else to do. */
const pause = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

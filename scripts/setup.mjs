// Prepares a checkout for `npm start`, `npm run dev` and `npm test`. Runs on any Node from 20 on, before anything is
// installed, so it may use only Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isCurrent, isInstalled, pagesStamp, programsStamp } from "./build-stamps.mjs";
import { browserProblem, nodeProblem, problemOf, roomProblem } from "./setup-problems.mjs";

const root = join(fileURLToPath(import.meta.url), "../..");
const at = (...parts) => join(root, ...parts);
const purpose = process.argv[2] ?? "start";
const env = {
  ...process.env,
  PATH: `${at("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
};

// An older npm leaves out packages that need a newer Node, and the build then fails with a riddle.
const tooOld = nodeProblem(process.versions.node);
if (tooOld !== null) stop(tooOld);
if (!isInstalled()) {
  const { bavail, bsize } = statfsSync(root);
  const tooFull = roomProblem(bavail * bsize);
  if (tooFull !== null) stop(tooFull);
  inStep("Installing packages (only the first time; about a minute)", () => {
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  });
}
if (purpose !== "dev") {
  step("Building the pages", pagesStamp(), at("build/.stamp"), () => {
    run("react-router", ["build"], { quiet: true });
    run("node", ["scripts/precompress.mjs"]);
  });
  step("Building the programs", programsStamp(), at("build/programs/.stamp"), () => {
    run("node", ["scripts/build-programs.ts"], { quiet: true });
  });
}
if (purpose === "test") findBrowser();
if (purpose === "browsers") findOtherBrowsers();

/** Runs the work only if its input has changed. */
function step(label, stamp, file, work) {
  if (isCurrent(file, stamp)) return;
  inStep(label, () => {
    work();
    writeFileSync(file, stamp);
  });
}

function inStep(label, work) {
  const begun = Date.now();
  process.stdout.write(`${label} …\n`);
  try {
    work();
  } catch (error) {
    stop(problemOf(String(error)) ?? String(error?.stack ?? error));
  }
  process.stdout.write(`  done in ${Math.round((Date.now() - begun) / 1000)} s\n`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** CHROME_PATH, then a browser of the system, then Debian's headless one when root, then Playwright's own. */
function findBrowser() {
  const names = ["chromium-headless-shell", "chromium", "google-chrome", "chromium-browser"];
  const installed = () => names.map(which).find((path) => path && existsSync(path));
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) stop(browserProblem(chosen));
  let path = chosen || installed();
  if (!path && process.getuid?.() === 0 && which("apt-get")) {
    process.stdout.write("Installing a headless browser for the tests …\n");
    run("apt-get", ["update", "-qq"], { quiet: true });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], { quiet: true });
    path = installed();
  }
  if (!path) {
    process.stdout.write("Downloading a browser for the tests …\n");
    run("playwright-core", ["install", "chromium-headless-shell"], { problem: browserProblem() });
    path = "";
  }
  mkdirSync(at("node_modules/.cache"), { recursive: true });
  writeFileSync(at("node_modules/.cache/browser-path"), path);
}

/**
 * Browsers for `npm run test:browsers`: installed from Debian when root, otherwise the user is asked to install them.
 */
function findOtherBrowsers() {
  const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
  const found = () => ({
    firefox: which("firefox-esr") || which("firefox"),
    webkit: miniBrowser(),
    webkitDriver: which("WebKitWebDriver"),
    xvfb: which("Xvfb"),
  });
  const missing = () => Object.entries(found()).flatMap(([name, path]) => (path ? [] : [name]));
  if (missing().length > 0 && process.getuid?.() === 0 && which("apt-get")) {
    process.stdout.write("Installing Firefox and WebKit for the tests …\n");
    run("apt-get", ["update", "-qq"], { quiet: true });
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { quiet: true });
  }
  if (missing().length > 0) {
    process.stderr.write(
      `Not found: ${missing().join(", ")}. Install Firefox and WebKit first: apt-get install ${packages.join(" ")}\n`,
    );
    process.exit(1);
  }
  mkdirSync(at("node_modules/.cache"), { recursive: true });
  writeFileSync(at("node_modules/.cache/browser-paths.json"), JSON.stringify(found()));
}

/** WebKitGTK's MiniBrowser is beside its library, in a folder named after the machine's architecture. */
function miniBrowser() {
  for (const base of ["/usr/lib", "/usr/libexec", "/usr/lib64"]) {
    for (const folder of existsSync(base) ? ["", ...readdirSync(base)] : []) {
      for (const version of ["webkit2gtk-4.1", "webkit2gtk-4.0"]) {
        const path = join(base, folder, version, "MiniBrowser");
        if (existsSync(path)) return path;
      }
    }
  }
  return "";
}

function which(name) {
  return spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8", env }).stdout.trim();
}

function run(command, args, { quiet = false, problem = null } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ["inherit", quiet ? "pipe" : "inherit", "pipe"],
    encoding: "utf8",
  });
  if (status === 0) return;
  const printed = `${stdout ?? ""}${stderr ?? ""}${error ?? ""}`;
  const known = problemOf(printed) ?? problem;
  stop(known ?? `${printed}\n${command} ${args.join(" ")} failed.`);
}

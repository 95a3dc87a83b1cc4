// Prepares a checkout for `npm start`, `npm run dev`, `npm run build` and `npm test`. Runs on any Node from 20 on, before
// anything is installed, so it may use only Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./build-stamps.mjs";
import { buildWhatIsStale } from "./build-what-is-stale.mjs";
import { CommandError, commandEnv, inStep, runCommand } from "./run-command.mjs";
import { browserProblem, nodeProblem, problemOf, roomProblem } from "./setup-problems.mjs";

const root = join(fileURLToPath(import.meta.url), "../..");
const at = (...parts) => join(root, ...parts);
const purpose = process.argv[2] ?? "start";
const run = (...command) => runCommand(root, ...command);

try {
  prepare();
} catch (error) {
  stop(error instanceof CommandError ? error.message : (problemOf(String(error)) ?? error.stack));
}

function prepare() {
  // An older npm leaves out packages that need a newer Node, and the build then fails with a riddle.
  const tooOld = nodeProblem(process.versions.node);
  if (tooOld !== null) stop(tooOld);
  if (!isInstalled()) install();
  if (purpose !== "dev") buildWhatIsStale();
  if (purpose === "test") findBrowser();
  if (purpose === "browsers") findOtherBrowsers();
}

function install() {
  const { bavail, bsize } = statfsSync(root);
  const tooFull = roomProblem(bavail * bsize);
  if (tooFull !== null) stop(tooFull);
  inStep("Installing packages (only the first time; about a minute)", () => {
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  });
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
  return spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8", env: commandEnv(root) }).stdout.trim();
}

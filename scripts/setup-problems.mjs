// What keeps a checkout from being installed or built, in one sentence each. Runs on any Node from 20 on.

const networkCodes =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network request to)\b/;
const diskCodes = /\b(?:ENOSPC|EDQUOT|no space left on device)\b/i;
const writeCodes = /\b(?:EACCES|EPERM|EROFS)\b/;

/** What a failed command has printed, as a sentence for whoever typed it; null if only its own words can tell. */
export function problemOf(printed) {
  if (diskCodes.test(printed)) {
    return "The disk is full: this folder and the temporary one need room for packages and build. Free some space and run the command again.";
  }
  if (networkCodes.test(printed)) {
    return "The package registry cannot be reached: check the network, or the proxy that npm is set to, and run the command again.";
  }
  if (writeCodes.test(printed)) {
    return "This folder may not be written: run the command as its owner, or give yourself the right to write here.";
  }
  return null;
}

/** Megabytes that packages and a build take, with some to spare: a disk that fills up meanwhile breaks npm in riddles. */
const megabytesNeeded = 1500;

/** null if there is room. */
export function roomProblem(freeBytes) {
  const free = Math.floor(freeBytes / 1e6);
  if (free >= megabytesNeeded) return null;
  return `The disk is almost full: packages and build need about ${megabytesNeeded} MB in this folder, and ${free} MB are free. Free some space and run the command again.`;
}

/** For a Node that is too old to install with; null if it will do. The platform itself runs on its own. */
export function nodeProblem(version) {
  if (Number(version.split(".")[0]) >= 20) return null;
  return `Node ${version} is too old: Node 20 or later is needed. npm can install it: npm install --global node@24`;
}

/** `chosen`: what CHROME_PATH names, if anything. */
export function browserProblem(chosen) {
  if (chosen) return `CHROME_PATH names ${chosen}, and there is no such file: name a Chromium or leave it empty.`;
  return "No browser for the tests was found: install Chromium (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to one, and run the command again.";
}

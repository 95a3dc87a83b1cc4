import { writeFileSync } from "node:fs";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { startStillServer } from "#tests/support/demo-server.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { showcases, keyReferences, moreReferences } from "#tests/support/visual/references.ts";
import { keep, type OpenContext, shoot } from "#tests/support/visual/shoot.ts";
import { showHelp } from "./show-help.ts";

// `npm run visual`: retakes the pictures that tests/e2e/visual.test.ts compares with. Look at the changed pictures
// before you commit them. With words, only pictures whose names contain one of them: `npm run visual listing contact`.
showHelp(`npm run visual [WORD …]

Retakes the pictures that tests/e2e/visual.test.ts compares with; with words, those whose names contain one of them.`);
const words = process.argv.slice(2);
const server = await startStillServer();
const browser = await launchBrowser();
const open: OpenContext = async (options) => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
};
for (const reference of [...showcases, ...keyReferences, ...moreReferences]) {
  if (words.length > 0 && !words.some((word) => reference.name.includes(word))) continue;
  const picture = await keep(await shoot(open, server.port, reference));
  writeFileSync(reference.file, picture);
  process.stdout.write(`${reference.name}: ${Math.round(picture.length / 1000)} kB\n`);
}
await browser.close();
await server.stop();

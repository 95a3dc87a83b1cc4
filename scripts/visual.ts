import { writeFileSync } from "node:fs";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { startDevServer } from "#tests/support/demo-server.ts";
import { references } from "#tests/support/visual/references.ts";
import { keep, shoot } from "#tests/support/visual/shoot.ts";

// `npm run visual`: takes the pictures that tests/e2e/visual.test.ts compares with anew. Look at what `git diff` says has
// changed before you commit it. With words, only those whose names have one of them: `npm run visual yard moto`.
const words = process.argv.slice(2);
const server = await startDevServer();
const browser = await launchBrowser();
for (const { name, file, slug, path } of references) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  const picture = await keep(await shoot(browser, { port: server.port, slug, path }));
  writeFileSync(file, picture);
  process.stdout.write(`${name}: ${Math.round(picture.length / 1000)} kB\n`);
}
await browser.close();
await server.stop();

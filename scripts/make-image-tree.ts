import { join, resolve } from "node:path";
import { makeImageTree } from "./image-tree.ts";
import { showHelp } from "./show-help.ts";

// `npm run image-tree FOLDER`: writes everything that a container needs to run into a new folder. deploy/Dockerfile calls
// it; a test starts a server from what it wrote.
showHelp(`npm run image-tree FOLDER

Writes everything that a container needs to run into a new folder.`);
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("Name the folder to write: npm run image-tree /image\n");
  process.exit(1);
}
const { packages } = await makeImageTree(join(import.meta.dirname, ".."), resolve(folder));
process.stdout.write(`Wrote the server, the command line and ${packages} packages to ${folder}.\n`);

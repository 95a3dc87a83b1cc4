import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { confirm, isCancel, log, outro } from "@clack/prompts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { userName } from "#server/platform/checks/check-data-dir.ts";
import { checkLegal } from "#site/legal/check-legal.ts";
import { loadFolder } from "#site/load-folder.ts";
import { sentence } from "#site/yaml-file.ts";
import { CommandError } from "../../command.ts";
import { storageOf } from "../../files-of.ts";
import { onlySites } from "../folder-words.ts";
import { demoStock } from "../preview-stock.ts";
import type { Answers } from "./answers.ts";
import { askForSite } from "./ask.ts";
import { StoppedError } from "./conversation.ts";
import { siteFiles } from "./site-files.ts";

export async function newSite([folder = "sites"]: string[], store: Store): Promise<number> {
  if (!process.stdin.isTTY) throw new CommandError("This asks questions: run it in a terminal.");
  refuseUnwritable(folder);
  const live = new Set((await store.operator.sites.list()).map(({ slug }) => slug));
  const written = new Set(existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.yaml$/, "")) : []);
  try {
    const answers = await askForSite((slug) => live.has(slug) || written.has(slug));
    await writeSite(store, folder, answers);
    checkSite(folder, answers);
    if (await agrees("Put it live now?")) await goLive(store, folder, answers);
    else outro(`Look at it first: forecourt sites preview ${folder}`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    outro("Stopped. Nothing was written.");
    return 1;
  }
}

/** Before the first question: nobody should answer twenty of them for nothing. */
function refuseUnwritable(folder: string): void {
  for (const path of [resolve(folder), join(resolve(folder), "dealerships")]) {
    let existing = path;
    while (!existsSync(existing)) existing = dirname(existing);
    try {
      accessSync(existing, constants.W_OK);
    } catch {
      throw new CommandError(
        `${existing} cannot be written by the user ${userName()}. Give that user a folder for the site files ` +
          `(chown ${userName()}: ${folder}), or name another one: forecourt sites new DIR`,
      );
    }
  }
}

const agrees = async (message: string): Promise<boolean> => {
  const answer = await confirm({ message });
  return !isCancel(answer) && answer;
};

async function writeSite(store: Store, folder: string, answers: Answers): Promise<void> {
  const { site, dealership, pages, pictures } = siteFiles(answers);
  mkdirSync(join(folder, "dealerships"), { recursive: true });
  const storage = storageOf(readEnv(process.env));
  const originals = new MediaOriginals({ storage, catalogue: store.operator.media });
  const media = `brand/${answers.slug}`;
  for (const [name, drawing] of Object.entries(pictures)) await originals.put(`${media}/${name}`, Buffer.from(drawing));
  const address = storage.addressOf(`media/${media}/logo.svg`);
  await storage.close();
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(join(folder, answers.slug, "pages"), { recursive: true });
    writeFileSync(join(folder, answers.slug, "pages", name), text);
  }
  writeFileSync(join(folder, "dealerships", `${answers.slug}.yaml`), dealership);
  writeFileSync(join(folder, `${answers.slug}.yaml`), site);
  log.success(`Wrote ${join(folder, `${answers.slug}.yaml`)} and its dealership; a logo to begin with is ${address}.`);
}

function checkSite(folder: string, { slug }: Answers): void {
  const { network, problems } = loadFolder(folder);
  if (problems.length > 0) {
    throw new CommandError(
      [...problems.map(sentence), "The files are written; put this right and apply them."].join("\n"),
    );
  }
  const { sites, dealerships } = onlySites(network, [slug]);
  for (const warning of checkLegal({ sites, dealerships })) log.warn(sentence(warning));
}

async function goLive(store: Store, folder: string, { slug, host }: Answers): Promise<void> {
  await applyFolder(store, folder);
  if (await agrees("Fill it with sample cars to look at? (forecourt stock delete takes them out again)")) {
    const { network } = loadFolder(folder);
    const { written } = await store.operator.stock.put(await demoStock(onlySites(network, [slug])));
    log.success(`${written} sample cars.`);
  }
  const { PORT, PUBLIC_SCHEME } = readEnv(process.env);
  outro(
    PUBLIC_SCHEME === "https"
      ? `${slug} is live: https://${host}/ as soon as its DNS leads to your servers.`
      : `${slug} is live: http://${slug}.localhost:${PORT}/ where a server runs on this store (npm start).`,
  );
}

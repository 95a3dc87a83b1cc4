import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { Network } from "#site/network.ts";
import { sentence } from "#site/yaml-file.ts";
import { print, CommandError } from "../command.ts";
import { overlayMedia } from "./overlay-media.ts";
import { watchFolder } from "./watch-folder.ts";
import { demoStock, stockOf } from "./preview-stock.ts";

const root = join(import.meta.dirname, "../..");

export type Preview = { port: number; stop(): Promise<void> };
type Options = { folder: string; port: number; store: string | null; say: (line: string) => void };

/** Serves a folder from a temporary store. It reads nothing live except stock, and changes nothing. */
export async function startPreview({ folder, port, store: from, say }: Options): Promise<Preview> {
  if (!existsSync(join(root, "build/server/index.js"))) throw new CommandError("Run npm run build first.");
  const network = read(folder);
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-preview-"));
  const dealerships = network.dealerships.map(({ dealership }) => dealership);
  const store = await openStore({ dataDir });
  await store.operator.sites.applyAll(scratch(network));
  await store.operator.stock.put(from === null ? await demoStock(network) : await borrow(from, dealerships));
  const shownMedia = join(dataDir, "shown-media");
  const showMedia = () => overlayMedia(shownMedia, mediaFolders(folder));
  showMedia();
  const { startServer } = await import("#server/start.ts");
  const server = await startServer(environmentOf(dataDir, shownMedia, port), root);
  const watcher = watchFolder(folder, async () => {
    showMedia();
    await reload(folder, store, say);
  });

  const cars = from === null ? "demo cars" : `the cars of ${from}`;
  say(`PREVIEW of ${folder} with ${cars}. Nothing is applied, and forms send nothing. Ctrl+C ends it.`);
  for (const { settings } of network.sites) say(`  http://${settings.slug}.localhost:${server.port}/`);
  return {
    port: server.port,
    async stop() {
      await watcher.stop();
      await server.stop();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Applies the folder when it has no problems. Otherwise prints them, and the last good version stays. */
async function reload(folder: string, store: Store, say: (line: string) => void): Promise<void> {
  const { network, problems } = loadFolder(folder);
  if (problems.length > 0) {
    say([...problems.map(sentence), "The last good version stays up."].join("\n"));
    return;
  }
  const { changed } = await store.operator.sites.applyAll(scratch(network));
  if (changed.length > 0) say(`reloaded   ${changed.join(", ")}`);
}

/** The dealer's own folders first (beside the files, MEDIA_DIR, or where the wizard put them), then the demo's. */
function mediaFolders(folder: string): string[] {
  const { MEDIA_DIR, DATA_DIR } = readEnv(process.env);
  const named = MEDIA_DIR === undefined ? [] : [MEDIA_DIR];
  return [join(folder, "media"), ...named, join(resolve(DATA_DIR), "media"), join(root, "demo/media")];
}

function read(folder: string): Network {
  const { network, problems } = loadFolder(folder);
  if (problems.length === 0) return network;
  throw new CommandError([...problems.map(sentence), "There is nothing to show before this is put right."].join("\n"));
}

/** Removes the dealer's hosts and all delivery channels: nothing leaves a preview. */
function scratch({ sites, dealerships }: Network): Parameters<Store["operator"]["sites"]["applyAll"]>[0] {
  return {
    sites: sites.map(({ settings, own, content }) => ({
      slug: settings.slug,
      id: settings.id,
      hosts: [],
      document: {
        settings: {
          ...own,
          hosts: [],
          enquiry: { ...asGroup(own["enquiry"]), mock: true },
          private: { ...asGroup(own["private"]), delivery: "none" },
        },
        content,
      },
    })),
    dealerships: dealerships.map(({ dealership }) => dealership),
  };
}

const asGroup = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

async function borrow(from: string, dealerships: Parameters<typeof stockOf>[1]) {
  const isUrl = from.startsWith("postgres");
  if (!isUrl && !existsSync(from)) throw new CommandError(`There is no store in ${from}.`);
  const store = await openStore(isUrl ? { databaseUrl: from, dataDir: tmpdir() } : { dataDir: resolve(from) });
  try {
    return await stockOf(store, dealerships);
  } finally {
    await store.close();
  }
}

const environmentOf = (dataDir: string, media: string, port: number): ReturnType<typeof readEnv> =>
  readEnv({ PORT: String(port), DATA_DIR: dataDir, MEDIA_DIR: media, LOG_LEVEL: "error" });

export async function preview(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { port: { type: "string", default: "3050" }, store: { type: "string" } },
  });
  const [folder] = positionals;
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory())
    throw new CommandError("Name a folder of site files, such as demo/sites.");
  process.env["NODE_ENV"] ??= "production";
  const preview = await startPreview({ folder, port: Number(values.port), store: values.store ?? null, say: print });
  await new Promise<void>((ended) => {
    process.once("SIGINT", () => ended());
    process.once("SIGTERM", () => ended());
  });
  await preview.stop();
  return 0;
}

import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { confirm, isCancel, text } from "@clack/prompts";
import { parseDocument } from "yaml";
import type { Store } from "#server/adapters/store/store.ts";
import { applyFolder, FolderError } from "#server/sites/apply-folder.ts";
import { leadsAsJsonLines } from "#server/leads/service/export-leads.ts";
import { host as hostShape, slug as slugShape } from "#site/primitives.ts";
import { writeSite } from "#site/write-folder.ts";
import { type Command, print, CommandError } from "../command.ts";
import { knownSite } from "../known-site.ts";
import { count, folderOf, refuse } from "./folder-words.ts";

async function siteOf(name: string | undefined, store: Store) {
  if (name === undefined) throw new CommandError("Name the site. forecourt sites list shows them all.");
  return knownSite(name, store);
}

export const suspendCommand: Command = {
  words: "SLUG [--note TEXT]",
  help: "takes a site offline: visitors read that it is not online; leads and files stay",
  needsStore: true,
  async run(args, store) {
    const { values, positionals } = parseArgs({ args, options: { note: { type: "string" } }, allowPositionals: true });
    const { slug, name } = await siteOf(positionals[0], store);
    const isNew = await store.operator.siteLife.suspend(slug, values.note ?? "");
    print(isNew ? `${name} is closed. forecourt sites resume ${name} opens it again.` : `${name} was closed already.`);
    return 0;
  },
};

export const resumeCommand: Command = {
  words: "SLUG",
  help: "puts a suspended site online again",
  needsStore: true,
  async run([given], store) {
    const { slug, name } = await siteOf(given, store);
    print((await store.operator.siteLife.resume(slug)) ? `${name} is open again.` : `${name} was open already.`);
    return 0;
  },
};

/** Changes slug and hosts in the files and applies them. Id, leads and links in mails stay. */
export const renameCommand: Command = {
  words: "OLD NEW DIR [--host HOST]",
  help: "changes a site's slug, and with --host its primary host; previous hosts redirect to it",
  needsStore: true,
  async run(args, store) {
    const { values, positionals } = parseArgs({ args, options: { host: { type: "string" } }, allowPositionals: true });
    const [old, next, dir] = positionals;
    const folder = folderOf(dir);
    const site = await siteOf(old, store);
    const good = slugShape.safeParse(next);
    if (!good.success)
      throw new CommandError(`Write the new slug as small letters, digits and hyphens, not "${next ?? ""}".`);
    if (values.host !== undefined && !hostShape.safeParse(values.host).success) {
      throw new CommandError(`"${values.host}" is no host name. Write one such as www.dealer.example.`);
    }
    const [from, to] = [join(folder, `${site.name}.yaml`), join(folder, `${good.data}.yaml`)];
    if (!existsSync(from)) throw new CommandError(`There is no site file ${from}.`);
    if (good.data !== site.name && [to, join(folder, good.data)].some(existsSync)) {
      throw new CommandError(`There is a site ${good.data} in ${folder} already.`);
    }
    const before = readFileSync(from, "utf8");
    const content = join(folder, site.name);
    const hasContent = existsSync(content);
    const move = (back: boolean) => {
      const [one, other] = back ? [good.data, site.name] : [site.name, good.data];
      if (one !== other) renameSync(join(folder, `${one}.yaml`), join(folder, `${other}.yaml`));
      if (one !== other && hasContent) renameSync(join(folder, one), join(folder, other));
    };
    move(false);
    writeFileSync(to, renamed(before, good.data, values.host));
    try {
      await applyFolder(store, folder, { only: [good.data] });
    } catch (error) {
      // The store is unchanged, so restore the files.
      writeFileSync(to, before);
      move(true);
      throw error instanceof FolderError ? refuse(error.problems) : error;
    }
    print(`${site.name} is called ${good.data} now (${to}). Its leads and the links in its mails stay.`);
    if (values.host !== undefined) print(`Its main host is ${values.host}; ${site.hosts.join(", ")} redirect there.`);
    return 0;
  },
};

function renamed(yaml: string, slug: string, host: string | undefined): string {
  const document = parseDocument(yaml);
  document.set("slug", slug);
  if (host !== undefined) {
    const hosts = (document.toJS() as { hosts?: string[] }).hosts ?? [];
    document.set("hosts", [host, ...hosts.filter((one) => one !== host)]);
  }
  return String(document);
}

export const deleteCommand: Command = {
  words: "SLUG --export DIR [--confirm SLUG --confirm SLUG]",
  help: "deletes a site: lists what is deleted and what stays, exports it, asks twice",
  needsStore: true,
  async run(args, store) {
    const options = { export: { type: "string" }, confirm: { type: "string", multiple: true } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const site = await siteOf(positionals[0], store);
    const { slug, name, hosts, document } = site;
    const held = await store.operator.siteLife.holdings(slug);
    print(`Goes:  the site ${name}, its hosts (${hosts.join(", ") || "none"}), settings and pages;`);
    print(
      `       ${count(held.subscribers, "subscriber")} with their alerts, ${count(held.events, "visitors' event")}.`,
    );
    print(
      `Stays: ${count(held.leads, "lead")}, reservations, payments, consent and unsubscribes (forecourt people erase);`,
    );
    print("       the dealerships with their cars and pictures, which other sites may show; the log of erasures.");
    if (held.liveReservations > 0) {
      const what = count(held.liveReservations, "reservation");
      throw new CommandError(`${what} of it stand. End them first: forecourt reservations list --site ${name}`);
    }
    if (held.pendingDeliveries > 0) {
      const what = count(held.pendingDeliveries, "delivery");
      throw new CommandError(
        `${what} of its leads still waits to be sent. Let it leave first: forecourt deliveries list --site ${name}`,
      );
    }
    if (values.export === undefined) throw new CommandError("Say where it is exported to first: --export DIR.");
    const files = await exportSite(store, values.export, { slug, document });
    print(`Exported to ${values.export}: ${files.join(", ")}`);
    if (!(await agreesTwice(name, values.confirm))) {
      print("Nothing was deleted.");
      return 1;
    }
    await store.operator.siteLife.remove(slug);
    print(`${name} is deleted. Take ${name}.yaml out of your folder too, or the next apply brings it back.`);
    return 0;
  },
};

async function exportSite(store: Store, folder: string, site: { slug: string; document: unknown }): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = writeSite(folder, site.document);
  const leads = `${site.slug}-leads.jsonl`;
  const lines = async function* () {
    for await (const line of leadsAsJsonLines(() => store.operator.leads.all(site.slug))) yield `${line}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, leads), { mode: 0o600 }));
  return [...files, leads];
}

/** Confirmed by two answers on the terminal, or without a terminal by giving the name twice. */
async function agreesTwice(name: string, given: readonly string[] = []): Promise<boolean> {
  if (given.length > 0) return given.length === 2 && given.every((one) => one === name);
  if (!process.stdin.isTTY) {
    throw new CommandError(`Say its name twice to delete it: --confirm ${name} --confirm ${name}`);
  }
  const typed = await text({ message: `Type ${name} to delete it.` });
  if (isCancel(typed) || typed !== name) return false;
  const sure = await confirm({
    message: "It cannot be brought back but from the export. Delete it?",
    initialValue: false,
  });
  return !isCancel(sure) && sure;
}

import { ownValue } from "#domain/text/own-value.ts";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { readEnv } from "#server/environment/env.ts";
import type { Command } from "./command.ts";

/** Each is imported when it is called: a command should not wait for the code of all the others. */
const areas: Record<string, () => Promise<Record<string, Command>>> = {
  sites: async () => (await import("./sites/sites.ts")).sitesCommands,
  stock: async () => (await import("./stock.ts")).stockCommands,
  media: async () => (await import("./media.ts")).mediaCommands,
  leads: async () => (await import("./leads.ts")).leadsCommands,
  people: async () => (await import("./people.ts")).peopleCommands,
  deliveries: async () => (await import("./deliveries.ts")).deliveriesCommands,
  todo: async () => (await import("./todo.ts")).todoCommands,
  reservations: async () => (await import("./reservations.ts")).reservationsCommands,
  consent: async () => (await import("./consent.ts")).consentCommands,
  retention: async () => (await import("./retention.ts")).retentionCommands,
  secret: async () => (await import("./secret.ts")).secretCommands,
};

/** Commands of one word. */
const plainCommands: Record<string, () => Promise<Command>> = {
  explain: async () => (await import("./explain.ts")).explainCommand,
  figures: async () => (await import("./figures.ts")).figuresCommand,
  doctor: async () => (await import("./doctor.ts")).doctorCommand,
  backup: async () => (await import("./backup.ts")).backupCommand,
  restore: async () => (await import("./restore.ts")).restoreCommand,
  "migrate-store": async () => (await import("./migrate-store.ts")).migrateStoreCommand,
};

const isHelp = (word: string): boolean => word === "--help" || word === "-h" || word === "help";

/** Runs one command and returns its exit code. */
export async function run([areaName = "help", ...rest]: string[]): Promise<number> {
  const plain = await ownValue(plainCommands, areaName)?.();
  const area = await ownValue(areas, areaName)?.();
  const command = plain ?? ownValue(area, rest[0] ?? "");
  const words = plain ? rest : rest.slice(1);
  if (command && words.some((word) => word === "--help" || word === "-h")) {
    const name = plain ? areaName : `${areaName} ${rest[0] ?? ""}`;
    process.stdout.write(`Usage: forecourt ${name} ${command.words}`.trimEnd().concat(`\n\n${command.help}\n`));
    return 0;
  }
  if (!command) {
    const isAsked = isHelp(areaName) || (area !== undefined && rest.some(isHelp));
    (isAsked ? process.stdout : process.stderr).write(`${await usage(area && areaName)}\n`);
    return isAsked ? 0 : 2;
  }
  try {
    if (!command.needsStore) return await command.run(words, null);
    const env = readEnv(process.env);
    const dataDir = resolve(env.DATA_DIR);
    mkdirSync(dataDir, { recursive: true });
    // Imported here so that only commands that use the store pay for it.
    const { openStore } = await import("#server/adapters/store/open-store.ts");
    const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir, onFault: tellFault });
    try {
      return await command.run(words, store);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** A document that cannot be read is left out of a list, and named. */
function tellFault(fault: unknown): void {
  if (fault instanceof Error && fault.name === "DocumentError") process.stderr.write(`${fault.message}\n`);
}

/** Of one area, or of all. */
async function usage(only?: string): Promise<string> {
  const line = (name: string, { words, help }: Command) => `  forecourt ${`${name} ${words}`.padEnd(38)} ${help}`;
  const lines: string[] = [];
  for (const [area, load] of Object.entries(areas).filter(([name]) => only === undefined || name === only)) {
    for (const [verb, command] of Object.entries(await load())) lines.push(line(`${area} ${verb}`, command));
  }
  if (only === undefined)
    for (const [name, load] of Object.entries(plainCommands)) lines.push(line(name, await load()));
  return ["forecourt: the command line of the dealer platform", "", ...lines].join("\n");
}

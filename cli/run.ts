import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { readEnv } from "#server/env.ts";
import { Refused, type Command } from "./command.ts";
import { backupCommand } from "./backup.ts";
import { consentCommands } from "./consent.ts";
import { deliveriesCommands } from "./deliveries.ts";
import { doctorCommand } from "./doctor.ts";
import { leadsCommands } from "./leads.ts";
import { mediaCommands } from "./media.ts";
import { migrateStoreCommand } from "./migrate-store.ts";
import { reservationsCommands } from "./reservations.ts";
import { restoreCommand } from "./restore.ts";
import { retentionCommands } from "./retention.ts";
import { secretCommands } from "./secret.ts";
import { sitesCommands } from "./sites/sites.ts";
import { stockCommands } from "./stock.ts";

const commands: Record<string, Record<string, Command>> = {
  sites: sitesCommands,
  stock: stockCommands,
  media: mediaCommands,
  leads: leadsCommands,
  deliveries: deliveriesCommands,
  reservations: reservationsCommands,
  consent: consentCommands,
  retention: retentionCommands,
  secret: secretCommands,
};

/** Commands of one word. */
const plainCommands: Record<string, Command> = {
  doctor: doctorCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "migrate-store": migrateStoreCommand,
};

/** Runs one command and returns its exit code. */
export async function run([areaName = "", ...rest]: string[]): Promise<number> {
  const plain = plainCommands[areaName];
  const command = plain ?? commands[areaName]?.[rest[0] ?? ""];
  const words = plain ? rest : rest.slice(1);
  if (!command) {
    process.stderr.write(`${usage()}\n`);
    return areaName === "" || areaName === "help" ? 0 : 2;
  }
  try {
    if (!command.needsStore) return await command.run(words, null);
    const env = readEnv(process.env);
    const dataDir = resolve(env.DATA_DIR);
    mkdirSync(dataDir, { recursive: true });
    // Imported here so that only commands that use the store pay for it.
    const { openStore } = await import("#server/adapters/store/open-store.ts");
    const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir });
    try {
      return await command.run(words, store);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Refused || !(error instanceof Error) ? String(error) : error.message}\n`);
    return 1;
  }
}

function usage(): string {
  const lines = Object.entries(commands).flatMap(([area, verbs]) =>
    Object.entries(verbs).map(
      ([verb, { words, help }]) => `  forecourt ${`${area} ${verb} ${words}`.padEnd(38)} ${help}`,
    ),
  );
  const plain = Object.entries(plainCommands).map(
    ([name, { words, help }]) => `  forecourt ${`${name} ${words}`.padEnd(38)} ${help}`,
  );
  return ["forecourt: the command line of the dealer platform", "", ...lines, ...plain].join("\n");
}

import { ownValue } from "#domain/text/own-value.ts";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { StockKey } from "#server/adapters/store/repositories/stock-keys.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { readSecrets } from "#server/platform/secret/secret.ts";
import { secretsOf } from "#server/platform/secret/shared-secrets.ts";
import { isLost, sealFor } from "#server/stock/push/carried-keys.ts";
import { pushSecret } from "#server/stock/push/push-signature.ts";
import { type Command, print, CommandError } from "./command.ts";
import { dealershipOf } from "./dealership-of.ts";

const HOUR_MS = 3_600_000;
const usage = "Say what to do: create, rotate or list with --dealership SLUG, or revoke KEY.";

export const keyCommand: Command = {
  words: "create|rotate|list|revoke …",
  help:
    "keys for POST /api/stock: create or rotate --dealership SLUG (the old key works for --grace HOURS, 24), " +
    "list, revoke KEY",
  needsStore: true,
  async run([action = "", ...words], store) {
    const actions: Record<string, (words: string[], store: Store) => Promise<number>> = {
      create,
      rotate,
      list,
      revoke,
    };
    const act = ownValue(actions, action);
    if (!act) throw new CommandError(usage);
    return act(words, store);
  },
};

async function create(words: string[], store: Store): Promise<number> {
  return issue(words, store, () => null);
}

async function rotate(words: string[], store: Store): Promise<number> {
  return issue(words, store, (grace) => new Date(Date.now() + grace * HOUR_MS));
}

/** Shows the secret once. The store has it encrypted, so that it outlives a change of SECRET. */
async function issue(words: string[], store: Store, othersEndAt: (grace: number) => Date | null): Promise<number> {
  const { values } = read(words);
  const dealership = await dealershipOf(values, store);
  const grace = Number(values.grace ?? "24");
  if (!Number.isFinite(grace) || grace < 0 || grace > 720)
    throw new CommandError(`--grace takes a number of hours from 0 to 720, not "${values.grace}".`);
  const env = readEnv(process.env);
  const { secret } = await secretsOf(store, env, resolve(env.DATA_DIR));
  const id = `sk-${randomBytes(9).toString("hex")}`;
  const given = pushSecret(secret, id);
  const sealed = sealFor(id, secret, [given]);
  await store.operator.stockKeys.add({ id, dealership_id: dealership.id, sealed }, othersEndAt(grace));
  print(`Key for the stock of ${dealership.name}. The secret is shown this once.`);
  print(`  stock-key: ${id}`);
  print(`  secret:    ${given}`);
  return 0;
}

async function list(words: string[], store: Store): Promise<number> {
  const { values } = read(words);
  const isNamed = values.site !== undefined || values.dealership !== undefined;
  const keys = await store.operator.stockKeys.list(isNamed ? (await dealershipOf(values, store)).id : undefined);
  const env = readEnv(process.env);
  const secrets = readSecrets(env, resolve(env.DATA_DIR));
  for (const key of keys) print(`${lineOf(key)}${isLost(key, secrets) ? "  opens nothing: its SECRET is lost" : ""}`);
  if (keys.length === 0) print("There are no keys. forecourt stock key create --dealership SLUG makes one.");
  return 0;
}

function lineOf({ id, dealership_id, created_at, ends_at, used_at }: StockKey): string {
  const isOver = ends_at !== null && ends_at <= new Date().toISOString();
  const end = ends_at === null ? "no end" : `${isOver ? "ended" : "ends"} ${ends_at}`;
  return `${id}  ${dealership_id}  made ${created_at}  ${end}  ${used_at === null ? "never used" : `used ${used_at}`}`;
}

async function revoke(words: string[], store: Store): Promise<number> {
  const [id, ...more] = words;
  if (id === undefined || more.length > 0) throw new CommandError("Name the one key to revoke.");
  if (!(await store.operator.stockKeys.end(id, new Date())))
    throw new CommandError(`There is no key "${id}". forecourt stock key list shows them all.`);
  print(`${id} opens nothing from now on.`);
  return 0;
}

function read(args: string[]) {
  const options = { site: { type: "string" }, dealership: { type: "string" }, grace: { type: "string" } } as const;
  return parseArgs({ args, options });
}

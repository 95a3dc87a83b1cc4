import { describe, expect, test } from "vitest";
import { pino } from "pino";
import { ServerPresence } from "#server/platform/secret/server-presence.ts";
import { matchSecrets } from "#server/platform/secret/shared-secrets.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { Webhook } from "standardwebhooks";
import { carryStockKeys, isLost, pushSecretsOf } from "./carried-keys.ts";
import { isSigned, pushSecret } from "./push-signature.ts";

const [first, second, third] = ["the first secret of all", "the second secret", "the third secret"] as const;
const now = new Date("2026-03-10T01:00:00Z");

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const places = useStorePlaces(kind);

  /** A server with these secrets, while it runs. */
  async function serverOn(store: Store, SECRET: string, SECRET_PREVIOUS?: string) {
    const { servers, stockKeys } = store.operator;
    const known = await matchSecrets({ SECRET, SECRET_PREVIOUS }, "/nowhere", servers, now);
    const presence = new ServerPresence({
      servers,
      known,
      newest: SECRET,
      clock: () => now,
      log: pino({ level: "silent" }),
      everyMs: 3_600_000,
      onSecrets: (secrets) => carryStockKeys(stockKeys, secrets),
    });
    await presence.start();
    return presence;
  }
  /** A push signed with the secret that the dealer was given when `first` signed. */
  async function opens(store: Store, { secrets }: ServerPresence): Promise<boolean> {
    const key = await store.operator.stockKeys.get("sk-1");
    if (!key) throw new Error("no key");
    const hook = new Webhook(pushSecret(first, "sk-1"), { format: "raw" });
    const timestamp = String(now.getTime() / 1000);
    const push = { id: "push-0001", timestamp, signature: hook.sign("push-0001", now, "{}") };
    return isSigned(push, "{}", pushSecretsOf(key, secrets));
  }

  test("[10.12.2] a key outlives one change of secret after another", async () => {
    const store = await places.open();
    await store.operator.dealerships.put([makeDealership("d1")]);
    await store.operator.stockKeys.add({ id: "sk-1", dealership_id: "d1", sealed: null }, null);
    await (await serverOn(store, first)).stop();
    const rotations: [string, string?][] = [[second, first], [second], [third, second], [third]];
    for (const [secret, previous] of rotations) {
      const server = await serverOn(store, secret, previous);
      expect([secret, previous, await opens(store, server)]).toEqual([secret, previous, true]);
      await server.stop();
    }
    expect((await store.operator.stockKeys.get("sk-1"))?.sealed).not.toContain("stock_");
  });

  test("[10.12.2] servers with the secret before still open it while others are restarted with the new one", async () => {
    const store = await places.open();
    await store.operator.dealerships.put([makeDealership("d1")]);
    await store.operator.stockKeys.add({ id: "sk-1", dealership_id: "d1", sealed: null }, null);
    await (await serverOn(store, first)).stop();
    await (await serverOn(store, second, first)).stop();
    const old = await serverOn(store, second);
    const restarted = await serverOn(store, third, second);
    expect([await opens(store, old), await opens(store, restarted)]).toEqual([true, true]);
    await old.stop();
    await restarted.look();
    expect(restarted.secrets.secret).toBe(third);
    await restarted.stop();
    expect(await opens(store, await serverOn(store, third))).toBe(true);
  });

  test("[10.12.2] a key whose secret nobody knows any more opens nothing, and is known as lost", async () => {
    const store = await places.open();
    await store.operator.dealerships.put([makeDealership("d1")]);
    await store.operator.stockKeys.add({ id: "sk-1", dealership_id: "d1", sealed: null }, null);
    await (await serverOn(store, first)).stop();
    const [key] = await store.operator.stockKeys.list();
    if (!key) throw new Error("no key");
    expect([isLost(key, { secret: first }), isLost(key, { secret: third })]).toEqual([false, true]);
    const damaged = { ...key, sealed: "bm90IHNlYWxlZA" };
    expect(isLost(damaged, { secret: first })).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import { pino } from "pino";
import { statement } from "#server/adapters/store/engine.ts";
import { COPY_UNDER_WAY } from "#server/adapters/store/migrations/pending-migrations.ts";
import { createQueryBuilder } from "#server/adapters/store/query-builder.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { EnvironmentError } from "#server/environment/environment-error.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { ServerPresence } from "./server-presence.ts";
import { matchSecrets, secretsOf } from "./shared-secrets.ts";

const before = "the secret before this one";
const after = "the secret after that one";
const now = new Date("2026-03-10T01:00:00Z");

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const places = useStorePlaces(kind);
  const nowhere = "/nowhere";

  async function serverOn(store: Store, SECRET: string, SECRET_PREVIOUS?: string, at = now) {
    const env = { SECRET, SECRET_PREVIOUS };
    const { servers } = store.operator;
    const known = await matchSecrets(env, nowhere, servers, at);
    const log = pino({ level: "silent" });
    const presence = new ServerPresence({ servers, known, newest: SECRET, clock: () => at, log, everyMs: 3_600_000 });
    await presence.start();
    return presence;
  }

  test("[19.6.5] the store keeps a fingerprint, and a server with another secret is refused with what to do", async () => {
    const store = await places.open();
    await (await serverOn(store, before)).stop();
    expect(await store.operator.servers.signing()).toBe(fingerprintOf(before));
    expect(fingerprintOf(before)).not.toContain(before);
    await expect(serverOn(store, after)).rejects.toThrow(EnvironmentError);
    await expect(serverOn(store, after)).rejects.toThrow(/set SECRET to the new one and SECRET_PREVIOUS to theirs/u);
    await expect(serverOn(store, after, "neither the one nor the other")).rejects.toThrow(/Neither SECRET nor/u);
    await expect(secretsOf(store, { SECRET: after, SECRET_PREVIOUS: undefined }, nowhere)).rejects.toThrow(/SECRET/u);
    expect(await store.operator.servers.signing()).toBe(fingerprintOf(before));
  });

  test("[19.6.6] all sign with the secret before until the last server knows the new one", async () => {
    const store = await places.open();
    const old = [await serverOn(store, before), await serverOn(store, before), await serverOn(store, before)];
    await old.pop()?.stop();
    const newOne = await serverOn(store, after, before);
    expect([newOne.secrets.secret, newOne.secrets.previousSecret]).toEqual([before, after]);
    await old.pop()?.stop();
    // The new secret has the majority, which is not enough.
    const newTwo = await serverOn(store, after, before);
    for (const one of [newOne, newTwo]) {
      await one.look();
      expect(one.secrets.secret).toBe(before);
    }
    await old.pop()?.stop();
    const newThree = await serverOn(store, after, before);
    expect(newThree.secrets.secret).toBe(after);
    await newOne.look();
    expect([newOne.secrets.secret, newOne.secrets.previousSecret]).toEqual([after, before]);
    await expect(serverOn(store, before)).rejects.toThrow(/SECRET is not the secret/u);
    await Promise.all([newOne.stop(), newTwo.stop(), newThree.stop()]);
  });

  test("[19.6.6] a server that died is not waited for longer than a minute and a half", async () => {
    const store = await places.open();
    await serverOn(store, before);
    const soon = new Date(now.getTime() + 60_000);
    expect((await serverOn(store, after, before, soon)).secrets.secret).toBe(before);
    const later = new Date(now.getTime() + 91_000);
    expect((await serverOn(store, after, before, later)).secrets.secret).toBe(after);
  });

  test("[19.6.6] a server that was left behind says so", async () => {
    const store = await places.open();
    const old = await serverOn(store, before);
    await store.operator.servers.replaceSigning(fingerprintOf(after), now);
    await old.look();
    expect(old.problem()).toMatch(/sign with a SECRET that this one does not know/u);
  });

  test("[19.8.8] a server does not start on a store that is being filled meanwhile", async () => {
    const place = await places.newPlace();
    const [store, engine] = [await places.open(place), await places.openEngine(undefined, place)];
    const mark = { name: COPY_UNDER_WAY, applied_at: now.toISOString(), only_adds: 0, tables: "" };
    await engine.write([statement(createQueryBuilder(kind).insertInto("migrations").values(mark))]);
    await expect(serverOn(store, before)).rejects.toThrow("This store is half full");
  });

  test("of two servers that start at once with secrets of their own, one is refused", async () => {
    const store = await places.open();
    const starts = await Promise.allSettled([serverOn(store, before), serverOn(store, after)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

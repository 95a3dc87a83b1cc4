import type { StoreContext } from "./context.ts";

/** What a dealership's feed knows of an SFTP server: its key, and another one that it has shown since. */
export type HostKey = { host: string; fingerprint: string; offered: string | null };

export type HostKeys = {
  get: (dealershipId: string, host: string) => Promise<HostKey | null>;
  /** Stores the key of a host that has none yet. */
  learn: (dealershipId: string, host: string, fingerprint: string) => Promise<void>;
  /** Notes another key, which nobody has accepted yet. */
  offer: (dealershipId: string, host: string, fingerprint: string) => Promise<void>;
  /** Accepts the keys that were offered. Returns them as they were before. */
  trustOffered: (dealershipId: string) => Promise<HostKey[]>;
};

export function createHostKeys({ engine, db }: StoreContext): HostKeys {
  const columns = ["host", "fingerprint", "offered"] as const;
  const of = (dealershipId: string) =>
    db.selectFrom("host_keys").select(columns).where("dealership_id", "=", dealershipId);
  return {
    async get(dealershipId, host) {
      const [row] = await engine.read(of(dealershipId).where("host", "=", host));
      return row ?? null;
    },
    async learn(dealership_id, host, fingerprint) {
      const add = db.insertInto("host_keys").values({ dealership_id, host, fingerprint, offered: null });
      await engine.write([add.onConflict((conflict) => conflict.doNothing())]);
    },
    async offer(dealershipId, host, offered) {
      const note = db.updateTable("host_keys").set({ offered });
      await engine.write([note.where("dealership_id", "=", dealershipId).where("host", "=", host)]);
    },
    async trustOffered(dealershipId) {
      const found = await engine.read(of(dealershipId).where("offered", "is not", null).orderBy("host"));
      const accepted = found.flatMap(({ host, offered }) =>
        offered === null
          ? []
          : [
              db
                .updateTable("host_keys")
                .set({ fingerprint: offered, offered: null })
                .where("dealership_id", "=", dealershipId)
                .where("host", "=", host)
                // Not one that has come since somebody looked.
                .where("offered", "=", offered),
            ],
      );
      if (accepted.length > 0) await engine.write(accepted);
      return found;
    },
  };
}

import { type PushAnswer, pushAnswerDocument } from "#server/documents/stock-source-document.ts";
import type { StoreContext } from "./context.ts";

/** A key for pushing a dealership's stock. Its secret is derived from SECRET. */
export type StockKey = {
  id: string;
  dealership_id: string;
  created_at: string;
  /** When it expires; null: never. */
  ends_at: string | null;
  used_at: string | null;
  /** Its secret, encrypted with the SECRET that signs (server/stock/push/carried-keys.ts). */
  sealed: string | null;
};
/** An accepted push, stored for as long as its signature could be replayed. */
export type StockPush = { dealership_id: string; id: string; body_hash: string; answer: PushAnswer };

export type StockKeys = {
  get: (id: string) => Promise<StockKey | null>;
  list: (dealershipId?: string) => Promise<StockKey[]>;
  /** Adds a key; other keys of the dealership without expiry expire then. */
  add: (key: Pick<StockKey, "id" | "dealership_id" | "sealed">, othersEndAt: Date | null) => Promise<void>;
  seal: (id: string, sealed: string) => Promise<void>;
  /** False if there is no such key. */
  end: (id: string, at: Date) => Promise<boolean>;
  pushed: (dealershipId: string, id: string) => Promise<Omit<StockPush, "dealership_id" | "id"> | null>;
  savePush: (push: StockPush, keyId: string) => Promise<void>;
};

const PUSHES_KEPT_MS = 60 * 60_000;
/** Keys that expired longer ago are deleted. */
const KEYS_KEPT_MS = 90 * 86_400_000;

export function createStockKeys({ engine, db, now }: StoreContext): StockKeys {
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  return {
    async get(id) {
      const [row] = await engine.read(db.selectFrom("stock_keys").selectAll().where("id", "=", id));
      return row ?? null;
    },
    list(dealershipId) {
      const all = db.selectFrom("stock_keys").selectAll().orderBy("dealership_id").orderBy("created_at");
      return engine.read(dealershipId === undefined ? all : all.where("dealership_id", "=", dealershipId));
    },
    async add({ id, dealership_id, sealed }, othersEndAt) {
      const others = db
        .updateTable("stock_keys")
        .set({ ends_at: othersEndAt?.toISOString() ?? null })
        .where("dealership_id", "=", dealership_id)
        .where("ends_at", "is", null);
      const row = { id, dealership_id, created_at: now().toISOString(), ends_at: null, used_at: null, sealed };
      await engine.write([
        db.deleteFrom("stock_keys").where("ends_at", "<", before(KEYS_KEPT_MS)),
        ...(othersEndAt ? [others] : []),
        db.insertInto("stock_keys").values(row),
      ]);
    },
    async seal(id, sealed) {
      await engine.write([db.updateTable("stock_keys").set({ sealed }).where("id", "=", id)]);
    },
    async end(id, at) {
      const [result] = await engine.write([
        db.updateTable("stock_keys").set({ ends_at: at.toISOString() }).where("id", "=", id),
      ]);
      return result?.rowsAffected === 1;
    },
    async pushed(dealershipId, id) {
      const [row] = await engine.read(
        db
          .selectFrom("stock_pushes")
          .select(["body_hash", "answer"])
          .where("dealership_id", "=", dealershipId)
          .where("id", "=", id),
      );
      return row ? { body_hash: row.body_hash, answer: pushAnswerDocument.decode(row.answer, id) } : null;
    },
    async savePush({ dealership_id, id, body_hash, answer }, keyId) {
      const at = now().toISOString();
      await engine.write([
        db.deleteFrom("stock_pushes").where("at", "<", before(PUSHES_KEPT_MS)),
        db
          .insertInto("stock_pushes")
          .values({ dealership_id, id, body_hash, answer: pushAnswerDocument.encode(answer), at })
          .onConflict((conflict) => conflict.columns(["dealership_id", "id"]).doNothing()),
        db.updateTable("stock_keys").set({ used_at: at }).where("id", "=", keyId),
      ]);
    },
  };
}

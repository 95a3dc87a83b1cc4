import type { Document } from "../document.ts";
import { SearchError } from "../search-error.ts";
import type { ResolvedSettings } from "../settings.ts";
import { clearBit, fullBits, hasBit, setBit, wordsFor, type Bits } from "./bitset.ts";
import { buildDefaultOrder } from "./build-order.ts";
import { Orders } from "./orders.ts";
import { keyOf, Store } from "./store.ts";
import { addTotals, countTotals, type Totals } from "./totals.ts";

/** One immutable version: the slots of the shared store that are alive in it. */
export type Snapshot = {
  readonly store: Store;
  /** Later slots belong to later versions. */
  readonly length: number;
  readonly alive: Bits;
  readonly size: number;
  readonly orders: Orders;
  readonly totals: Totals;
};

export type Change = { readonly put?: readonly Document[]; readonly delete?: readonly (string | number)[] };

/** A rebuild costs as much as this many changes, so it pays off once that many slots are dead. */
const MIN_DEAD = 1024;

export function buildSnapshot(settings: ResolvedSettings, documents: Iterable<Document>, expected: number): Snapshot {
  const builder = new SnapshotBuilder(settings, expected);
  for (const document of documents) builder.add(document);
  const rest = builder.finish();
  for (;;) {
    const step = rest.next();
    if (step.done) return step.value;
  }
}

/** Takes documents one by one, and then puts them in order in steps: whoever builds may do other things in between. */
export class SnapshotBuilder {
  readonly #store: Store;
  readonly #dead: number[] = [];

  constructor(settings: ResolvedSettings, expected: number) {
    this.#store = new Store(settings);
    this.#store.reserve(expected);
  }

  add(document: Document): void {
    const store = this.#store;
    const key = keyOf(document, store.settings.primaryKey);
    const older = store.find(key, () => true);
    if (older !== undefined) this.#dead.push(older);
    store.append(key, document);
  }

  *finish(): Generator<void, Snapshot> {
    const store = this.#store;
    const { length } = store;
    yield* store.seal();
    const order = yield* buildDefaultOrder(store);
    store.baseRanks = new Uint32Array(length);
    for (let rank = 0; rank < length; rank++) store.baseRanks[order[rank]!] = rank;
    const alive = fullBits(length);
    for (const slot of this.#dead) clearBit(alive, slot);
    const orders = new Orders(store, alive, length, order);
    for (const attribute of store.settings.sortable) yield* orders.build([{ attribute, direction: "asc" }]);
    const totals = yield* countTotals(store, alive);
    return { store, length, alive, size: length - this.#dead.length, orders, totals };
  }
}

export function changeSnapshot(snapshot: Snapshot, change: Change): Snapshot {
  const { store } = snapshot;
  const put = new Map((change.put ?? []).map((document) => [keyOf(document, store.settings.primaryKey), document]));
  for (const [key, document] of put) checkJson(key, document);
  // A document that one change both deletes and puts is replaced.
  const gone = [...(change.delete ?? []).map(String), ...put.keys()].flatMap((key) => findSlot(snapshot, key) ?? []);
  const removed = [...new Set(gone)];
  const size = snapshot.size - removed.length + put.size;
  if (isRebuildBetter(snapshot, size, put.size)) {
    return buildSnapshot(store.settings, documentsAfter(snapshot, new Set(removed), put.values()), size);
  }
  for (const [key, document] of put) store.append(key, document);
  const { length } = store;
  const alive = new Uint32Array(wordsFor(length));
  alive.set(snapshot.alive);
  for (const slot of removed) clearBit(alive, slot);
  for (let slot = snapshot.length; slot < length; slot++) setBit(alive, slot);
  const orders = new Orders(store, alive, length, snapshot.orders);
  const totals = addTotals(snapshot.totals, { removed, from: snapshot.length, to: length });
  return { store, length, alive, size, orders, totals };
}

export function findSlot(snapshot: Snapshot, key: string): number | undefined {
  return snapshot.store.find(key, (slot) => slot < snapshot.length && hasBit(snapshot.alive, slot));
}

/** Checked before anything is added: a store with half a document would be unusable. */
function checkJson(key: string, document: Document): void {
  try {
    JSON.stringify(document);
  } catch {
    throw new SearchError("malformed_payload", `The document \`${key}\` is not JSON.`);
  }
}

/**
 * Rebuild when another version has already added to the store, when most documents would be new, or when too many slots
 * are dead.
 */
function isRebuildBetter(snapshot: Snapshot, size: number, added: number): boolean {
  if (snapshot.store.length !== snapshot.length || added > snapshot.size) return true;
  return snapshot.length + added - size > Math.max(MIN_DEAD, size >>> 1);
}

function* documentsAfter(
  snapshot: Snapshot,
  removed: ReadonlySet<number>,
  put: Iterable<Document>,
): Generator<Document> {
  for (let slot = 0; slot < snapshot.length; slot++) {
    if (hasBit(snapshot.alive, slot) && !removed.has(slot)) yield snapshot.store.document(slot);
  }
  yield* put;
}

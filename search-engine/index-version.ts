import type { Document } from "./document.ts";
import type { Filter } from "./filter/filter.ts";
import { disjunctive, type DisjunctiveAnswer, type DisjunctiveQuery } from "./query/disjunctive.ts";
import { facetSearch, type FacetSearchAnswer } from "./query/facet-search.ts";
import { search, type SearchAnswer } from "./query/search.ts";
import type { FacetSearchQuery, SearchQuery } from "./query/search-query.ts";
import { resolveSettings, type IndexSettings } from "./settings.ts";
import { hasBit } from "./store/bitset.ts";
import {
  buildSnapshot,
  changeSnapshot,
  findSlot,
  type Change,
  type Snapshot,
  SnapshotBuilder,
} from "./store/snapshot.ts";

/** A filter of the caller's own, which no query can widen. */
export type SearchOptions = { readonly within?: Filter | null };

/**
 * Builds the first version of an index. If several documents have the same key, the last one wins. When documents
 * arrive one by one and their number is known, `expected` saves memory while loading.
 */
export function createIndex(
  settings: IndexSettings,
  documents: Iterable<Document> = [],
  expected: number = Array.isArray(documents) ? documents.length : 0,
): IndexVersion {
  return new IndexVersion(buildSnapshot(resolveSettings(settings), documents, expected));
}

/**
 * The same from documents that come in portions, `expected` in all. `pause` is waited for after each portion, and after each step of what
 * is left to do at the end, so that a large index never holds up its thread.
 */
export async function createIndexInSteps(
  settings: IndexSettings,
  portions: AsyncIterable<readonly Document[]>,
  pause: () => Promise<void>,
  expected = 0,
): Promise<IndexVersion> {
  const builder = new SnapshotBuilder(resolveSettings(settings), expected);
  for await (const documents of portions) {
    for (const document of documents) builder.add(document);
    await pause();
  }
  const rest = builder.finish();
  for (let step = rest.next(); ; step = rest.next()) {
    if (step.done) return new IndexVersion(step.value);
    await pause();
  }
}

/** One immutable state of an index. Every error caused by a caller's input is a SearchError. */
export class IndexVersion {
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** The next version; this one stays unchanged. A document given here replaces the one with the same key. */
  with(change: Change): IndexVersion {
    return new IndexVersion(changeSnapshot(this.#snapshot, change));
  }

  search(query: SearchQuery = {}, options: SearchOptions = {}): SearchAnswer {
    return search(this.#snapshot, query, options.within);
  }

  facetSearch(query: FacetSearchQuery, options: SearchOptions = {}): FacetSearchAnswer {
    return facetSearch(this.#snapshot, query, options.within);
  }

  /** Hits, facet counts and ranges for a page of filters. Each facet is counted without its own refinement. */
  disjunctive(query: DisjunctiveQuery = {}): DisjunctiveAnswer {
    return disjunctive(this.#snapshot, query);
  }

  /** The document with every attribute, displayed or not. */
  document(id: string | number): Record<string, unknown> | undefined {
    const slot = findSlot(this.#snapshot, String(id));
    return slot === undefined ? undefined : this.#snapshot.store.document(slot);
  }

  /** The primary key of every document, in no particular order. */
  keys(): string[] {
    const { store, length, alive } = this.#snapshot;
    const keys: string[] = [];
    for (let slot = 0; slot < length; slot++) if (hasBit(alive, slot)) keys.push(store.key(slot));
    return keys;
  }

  /** Documents in this version. */
  get size(): number {
    return this.#snapshot.size;
  }

  /** Approximate memory of the version. Memory that versions share is counted in each. */
  get bytes(): number {
    const { store, alive, orders, totals } = this.#snapshot;
    let counts = 0;
    for (const total of totals.values()) counts += total.byteLength;
    return store.bytes + alive.byteLength + orders.bytes + counts;
  }
}

import { setOwnValue } from "../own-value.ts";
import { growFloat64 } from "./growing.ts";

const MIN_CHUNK = 1 << 14;
const MAX_CHUNK = 1 << 22;
/** No chunk is longer, not even one for a single large document. */
const CHUNK_STRIDE = 2 ** 32;
const LENGTH_BYTES = 4;
const SEPARATOR = "\u0000";

/**
 * The parts of each document that the columns cannot reproduce, as UTF-8 JSON in large chunks: far smaller than
 * objects.
 */
export class RecordStore {
  readonly #shapes: (readonly string[])[] = [];
  readonly #shapeIds = new Map<string, number>();
  readonly #chunks: Uint8Array[] = [];
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  /** Chunk number x CHUNK_STRIDE + offset, by slot. */
  #places: Float64Array = new Float64Array(0);
  #length = 0;
  #used = 0;
  #bytes = 0;

  append(names: readonly string[], values: readonly unknown[]): void {
    const json = JSON.stringify([this.#shapeOf(names), ...values]);
    const chunk = this.#chunkFor(json.length * 3 + LENGTH_BYTES);
    const { written } = this.#encoder.encodeInto(json, chunk.subarray(this.#used + LENGTH_BYTES));
    new DataView(chunk.buffer).setUint32(this.#used, written);
    this.#places = growFloat64(this.#places, this.#length + 1);
    this.#places[this.#length++] = (this.#chunks.length - 1) * CHUNK_STRIDE + this.#used;
    this.#used += LENGTH_BYTES + written;
  }

  reserve(slots: number): void {
    this.#places = growFloat64(this.#places, slots, slots);
  }

  /** Adds the fields of the document in this slot. */
  readInto(document: Record<string, unknown>, slot: number): void {
    const place = this.#places[slot]!;
    const chunk = this.#chunks[Math.floor(place / CHUNK_STRIDE)]!;
    const at = place % CHUNK_STRIDE;
    const start = at + LENGTH_BYTES;
    const length = new DataView(chunk.buffer).getUint32(at);
    const record = JSON.parse(this.#decoder.decode(chunk.subarray(start, start + length))) as [number, ...unknown[]];
    const names = this.#shapes[record[0]]!;
    for (let index = 0; index < names.length; index++) setOwnValue(document, names[index]!, record[index + 1]);
  }

  get bytes(): number {
    return this.#bytes + this.#places.byteLength;
  }

  /** Field names repeat between documents, so each list of names is stored once. */
  #shapeOf(names: readonly string[]): number {
    const key = names.join(SEPARATOR);
    let id = this.#shapeIds.get(key);
    if (id === undefined) {
      id = this.#shapes.push(names) - 1;
      this.#shapeIds.set(key, id);
    }
    return id;
  }

  #chunkFor(room: number): Uint8Array {
    const last = this.#chunks.at(-1);
    if (last && last.length - this.#used >= room) return last;
    const size = Math.max(room, Math.min(MAX_CHUNK, Math.max(MIN_CHUNK, this.#bytes)));
    const chunk = new Uint8Array(size);
    this.#chunks.push(chunk);
    this.#used = 0;
    this.#bytes += size;
    return chunk;
  }
}

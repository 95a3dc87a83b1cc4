export type Codes = Uint16Array | Uint32Array;

/** An eighth more than needed: appends seldom copy, and little memory stays unused. */
const roomFor = (length: number): number => length + Math.max(64, length >>> 3);

/** The array itself when it holds `length` items, else a longer copy. */
export function growCodes(array: Codes, length: number, room = roomFor(length)): Codes {
  if (array.length >= length) return array;
  const grown = array instanceof Uint16Array ? new Uint16Array(room) : new Uint32Array(room);
  grown.set(array);
  return grown;
}

export function growUint32(array: Uint32Array, length: number, room = roomFor(length)): Uint32Array {
  if (array.length >= length) return array;
  const grown = new Uint32Array(room);
  grown.set(array);
  return grown;
}

export function growUint16(array: Uint16Array, length: number, room = roomFor(length)): Uint16Array {
  if (array.length >= length) return array;
  const grown = new Uint16Array(room);
  grown.set(array);
  return grown;
}

/** New items are NaN: no number yet. */
export function growFloat64(array: Float64Array, length: number, room = roomFor(length)): Float64Array {
  if (array.length >= length) return array;
  const grown = new Float64Array(room).fill(Number.NaN, array.length);
  grown.set(array);
  return grown;
}

export const trimCodes = (array: Codes, length: number): Codes =>
  array.length === length ? array : array.slice(0, length);
export const trimUint32 = (array: Uint32Array, length: number): Uint32Array =>
  array.length === length ? array : array.slice(0, length);
export const trimFloat64 = (array: Float64Array, length: number): Float64Array =>
  array.length === length ? array : array.slice(0, length);

/** Codes that no longer fit 16 bits. */
export const widenCodes = (codes: Codes): Uint32Array =>
  codes instanceof Uint32Array ? codes : Uint32Array.from(codes);

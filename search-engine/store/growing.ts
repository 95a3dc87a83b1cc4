export type Codes = Uint16Array | Uint32Array;

const roomFor = (length: number): number => length + Math.max(64, length >>> 3);

/** The array itself when it holds `length` items, else a longer copy. */
export function growCodes(array: Codes, length: number): Codes {
  if (array.length >= length) return array;
  const grown = array instanceof Uint16Array ? new Uint16Array(roomFor(length)) : new Uint32Array(roomFor(length));
  grown.set(array);
  return grown;
}

export function growUint32(array: Uint32Array, length: number): Uint32Array {
  if (array.length >= length) return array;
  const grown = new Uint32Array(roomFor(length));
  grown.set(array);
  return grown;
}

export function growFloat64(array: Float64Array, length: number, fill = 0): Float64Array {
  if (array.length >= length) return array;
  const grown = new Float64Array(roomFor(length));
  grown.set(array);
  if (fill !== 0) grown.fill(fill, array.length);
  return grown;
}

/** Codes that no longer fit 16 bits. */
export const widenCodes = (codes: Codes): Uint32Array =>
  codes instanceof Uint32Array ? codes : Uint32Array.from(codes);

// FIPS 180-4. Browsers hide `crypto.subtle` from pages on plain http.

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
const primes = firstPrimes(64);
const roundWords = primes.map((prime) => fraction(Math.cbrt(prime)));
const firstState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(firstState);
  const words = new Int32Array(64);
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let n = 0; n < 16; n++) words[n] = blocks.getInt32(at + n * 4);
    addBlock(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros, and the length in bits: a whole number of 64-byte blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function addBlock(state: Int32Array, words: Int32Array): void {
  const word = (at: number): number => words[at] as number;
  for (let n = 16; n < 64; n++) {
    const early = word(n - 15);
    const late = word(n - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = word(n - 16) + small + word(n - 7) + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (roundWords[n] as number) + word(n)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] as number) + value));
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

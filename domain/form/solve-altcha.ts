/** The server's challenge: find the number whose SHA-256 with the salt is the challenge. */
export interface AltchaChallenge {
  algorithm: "SHA-256";
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Enough at once to keep the browser's hashing busy, few enough to let the page respond. */
const triesAtOnce = 256;

/** The value of `captcha` in the first send; null if no number fits. */
export async function solveAltcha(given: AltchaChallenge): Promise<string | null> {
  const { algorithm, challenge, maxnumber, salt, signature } = given;
  const wanted = bytesOf(challenge);
  const text = new TextEncoder();
  const digest = await digestOf();
  for (let from = 0; from <= maxnumber; from += triesAtOnce) {
    const numbers = Array.from({ length: Math.min(triesAtOnce, maxnumber - from + 1) }, (_, at) => from + at);
    const hashes = await Promise.all(numbers.map((number) => digest(text.encode(`${salt}${number}`))));
    const found = hashes.findIndex((hash) => isSame(hash, wanted));
    if (found >= 0) return btoa(JSON.stringify({ algorithm, challenge, number: from + found, salt, signature }));
  }
  return null;
}

type Digest = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The browser's own hashing, off the main thread; on plain http there is none, and ours is loaded. */
async function digestOf(): Promise<Digest> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle) return async (message) => new Uint8Array(await subtle.digest("SHA-256", message));
  const { sha256 } = await import("./sha256.ts");
  let pause: Promise<void> | null = null;
  return async (message) => {
    // One pause for all hashes of a round, so that the page can respond.
    await (pause ??= new Promise<void>((done) => setTimeout(done)).finally(() => (pause = null)));
    return sha256(message);
  };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

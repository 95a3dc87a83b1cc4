/** What `GET /api/captcha/challenge` answers: find the number whose SHA-256 with the salt is the challenge. */
export interface AltchaChallenge {
  algorithm: "SHA-256";
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Enough at once to keep the browser's hashing busy, few enough to leave the page its turn. */
const triesAtOnce = 256;

/** The value of `captcha` in the first send, made off the main thread by the browser's own hashing; null without one. */
export async function solveAltcha(given: AltchaChallenge): Promise<string | null> {
  const { algorithm, challenge, maxnumber, salt, signature } = given;
  const wanted = bytesOf(challenge);
  const text = new TextEncoder();
  for (let from = 0; from <= maxnumber; from += triesAtOnce) {
    const numbers = Array.from({ length: Math.min(triesAtOnce, maxnumber - from + 1) }, (_, at) => from + at);
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest("SHA-256", text.encode(`${salt}${number}`))),
    );
    const found = hashes.findIndex((hash) => isSame(new Uint8Array(hash), wanted));
    if (found >= 0) return btoa(JSON.stringify({ algorithm, challenge, number: from + found, salt, signature }));
  }
  return null;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

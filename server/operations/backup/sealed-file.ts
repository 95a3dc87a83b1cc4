import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { promisify } from "node:util";
import { ByteReader } from "./byte-reader.ts";

// The file: a line with its kind and version, a line of JSON with the sealing parameters, then chunks. A chunk is four
// bytes (its length, and in the highest bit whether it is the last), its bytes, and a 16-byte tag over the file's head,
// the chunk's number, those four bytes and its bytes. Chunks cannot be changed, swapped, repeated or omitted.

export const MAGIC = "FORECOURT BACKUP 1\n";
const CHUNK_BYTES = 256 * 1024;
const LAST = 0x8000_0000;
const TAG_BYTES = 16;
const LONGEST_HEAD = 1000;

type Head =
  | { seal: "sha256" }
  | { seal: "aes-256-gcm"; N: number; r: number; p: number; salt: string; nonce: string; check: string };
/** 128 MB of memory and a quarter of a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const deriveKey = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

type Sealer = {
  seal: (bytes: Buffer, about: Buffer, n: number) => { bytes: Buffer; tag: Buffer };
  open: (bytes: Buffer, tag: Buffer, about: Buffer, n: number) => Buffer | null;
};

/** Turns bytes into the bytes of a sealed file. */
export async function sealing(passphrase: string | null): Promise<Transform> {
  const key = randomBytes(16);
  let head: Head = { seal: "sha256" };
  if (passphrase !== null) {
    const salt = key.toString("base64");
    const made = { seal: "aes-256-gcm" as const, ...cost, salt, nonce: randomBytes(8).toString("base64"), check: "" };
    head = { ...made, check: checkOf(await keyOf(passphrase, made)) };
  }
  const line = Buffer.from(`${MAGIC}${JSON.stringify(head)}\n`);
  const sealer = await sealerOf(head, line, passphrase);
  let waiting: Buffer[] = [];
  let size = 0;
  let n = 0;
  const chunk = (isLast: boolean): Buffer => {
    const all = Buffer.concat(waiting);
    const bytes = isLast ? all : all.subarray(0, CHUNK_BYTES);
    waiting = isLast ? [] : [all.subarray(CHUNK_BYTES)];
    size -= bytes.length;
    const length = Buffer.alloc(4);
    length.writeUInt32BE((bytes.length + (isLast ? LAST : 0)) >>> 0);
    const sealed = sealer.seal(bytes, length, n++);
    return Buffer.concat([length, sealed.bytes, sealed.tag]);
  };
  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      waiting.push(bytes);
      size += bytes.length;
      for (let ready = Math.ceil(size / CHUNK_BYTES) - 1; ready > 0; ready -= 1) this.push(chunk(false));
      done();
    },
    flush(done) {
      this.push(chunk(true));
      done();
    },
  });
  stream.push(line);
  return stream;
}

/** The bytes that were sealed. Throws, saying why, at the first damaged chunk. */
export async function* openSealed(file: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const reader = new ByteReader(createReadStream(file, { highWaterMark: CHUNK_BYTES }));
  try {
    const magic = (await reader.take(MAGIC.length))?.toString("latin1");
    if (magic !== MAGIC) throw new Error(`${file} is no backup of Forecourt, or its beginning is damaged.`);
    const text = await reader.line(LONGEST_HEAD);
    const head = readHead(text, file);
    const sealer = await sealerOf(head, Buffer.from(`${MAGIC}${text}\n`), passphrase);
    for (let n = 0; ; n += 1) {
      const length = await reader.take(4);
      if (length === null) throw new Error(`${file} is cut off: its end is missing.`);
      const said = length.readUInt32BE();
      const bytes = said % LAST;
      const body = bytes > CHUNK_BYTES ? null : await reader.take(bytes + TAG_BYTES);
      if (bytes > CHUNK_BYTES) throw new Error(`${file} is damaged in its part ${n + 1}.`);
      if (body === null) throw new Error(`${file} is cut off: its end is missing.`);
      const opened = sealer.open(body.subarray(0, bytes), body.subarray(bytes), length, n);
      if (opened === null) throw new Error(`${file} is damaged in its part ${n + 1}.`);
      yield opened;
      if (said < LAST) continue;
      if ((await reader.take(1)) !== null) throw new Error(`${file} has bytes behind its end.`);
      return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new Error(`There is no file ${file}.`, { cause: error });
    throw error;
  } finally {
    reader.close();
  }
}

function readHead(text: string | null, file: string): Head {
  try {
    const head = JSON.parse(text ?? "") as Head;
    if (head.seal === "sha256" || head.seal === "aes-256-gcm") return head;
  } catch {
    // Reported below.
  }
  throw new Error(`The beginning of ${file} is damaged.`);
}

async function sealerOf(head: Head, line: Buffer, passphrase: string | null): Promise<Sealer> {
  const about = createHash("sha256").update(line).digest();
  if (head.seal === "sha256") {
    if (passphrase !== null)
      throw new Error(
        "This backup is not encrypted, although BACKUP_PASSPHRASE is set: anybody could have written it. " +
          "Add --unencrypted if it was made without a passphrase.",
      );
    const tagOf = (bytes: Buffer, length: Buffer, n: number) =>
      createHash("sha256").update(about).update(String(n)).update(length).update(bytes).digest().subarray(0, TAG_BYTES);
    return {
      seal: (bytes, length, n) => ({ bytes, tag: tagOf(bytes, length, n) }),
      open: (bytes, tag, length, n) => (tagOf(bytes, length, n).equals(tag) ? bytes : null),
    };
  }
  if (passphrase === null)
    throw new Error(
      "This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with, and leave --unencrypted out.",
    );
  const key = await keyOf(passphrase, head);
  if (checkOf(key) !== head.check)
    throw new Error("The passphrase is not the one that this backup was made with. Check BACKUP_PASSPHRASE.");
  const nonceOf = (n: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(n);
    return Buffer.concat([Buffer.from(head.nonce, "base64"), counter]);
  };
  return {
    seal(bytes, length, n) {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(n)).setAAD(Buffer.concat([about, length]));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return { bytes: sealed, tag: cipher.getAuthTag() };
    },
    open(bytes, tag, length, n) {
      const cipher = createDecipheriv("aes-256-gcm", key, nonceOf(n)).setAAD(Buffer.concat([about, length]));
      cipher.setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(bytes), cipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** The last key: a restore reads its file more than once, and deriving a key is slow on purpose. */
let derived: { from: string; key: Promise<Buffer> } | null = null;

const keyOf = (passphrase: string, { salt, N, r, p }: { salt: string; N: number; r: number; p: number }) => {
  if (!(N <= 2 ** 20 && r <= 32 && p <= 16)) throw new Error("The beginning of the backup is damaged.");
  const from = JSON.stringify([passphrase, salt, N, r, p]);
  if (derived?.from !== from) {
    const options = { N, r, p, maxmem: 256 * N * r };
    derived = { from, key: deriveKey(passphrase.normalize("NFKC"), Buffer.from(salt, "base64"), 32, options) };
  }
  return derived.key;
};

/** Distinguishes a wrong passphrase from a damaged file, and reveals nothing of the key. */
const checkOf = (key: Buffer): string =>
  createHmac("sha256", key).update("forecourt backup").digest("base64").slice(0, 12);

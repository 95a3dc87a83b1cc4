import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One answer, ready to write: its bytes in each requested encoding. */
export class CachedPage {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly etag: string;
  /** Only answers that are the same for everyone are cached: pages and redirects that say so themselves. */
  readonly keep: boolean;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Buffer>();
  /** Encodings that were made in a hurry, and the better ones under way. */
  readonly #hurried = new Set<Encoding>();
  readonly #underWay = new Map<Encoding, Promise<void>>();

  /** `etag` if it is already known: hashing a page takes longer than everything else here. */
  constructor(status: number, headers: ReadonlyArray<readonly [string, string]>, body: Buffer, etag?: string) {
    this.status = status;
    this.headers = headers;
    this.keep = status < 500;
    this.#identity = body;
    this.etag = etag ?? etagOf(status, body);
  }

  get size(): number {
    let total = this.#identity.length + 600;
    for (const bytes of this.#encoded.values()) total += bytes.length;
    return total;
  }

  ready(encoding: Encoding): Buffer | undefined {
    return encoding === "identity" ? this.#identity : this.#encoded.get(encoding);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const bytes = await (encoding === "br" ? brotli : gzipped)(this.#identity, "quick");
    // A concurrent request may have stored the better encoding already.
    if (!this.#encoded.has(encoding)) {
      this.#encoded.set(encoding, bytes);
      this.#hurried.add(encoding);
    }
    return bytes;
  }

  /** Whether its bytes in this encoding stay as they are. */
  isFinal(encoding: Encoding): boolean {
    return encoding === "identity" || (this.#encoded.has(encoding) && !this.#hurried.has(encoding));
  }

  /** Only for pages that are requested again, because better compression takes longer. */
  improve(encoding: Encoding): Promise<void> {
    const underWay = this.#underWay.get(encoding) ?? this.#improved(encoding);
    this.#underWay.set(encoding, underWay);
    return underWay;
  }

  async #improved(encoding: Encoding): Promise<void> {
    if (this.isFinal(encoding)) return;
    this.#encoded.set(encoding, await (encoding === "br" ? brotli : gzipped)(this.#identity, "small"));
    this.#hurried.delete(encoding);
  }
}

function etagOf(status: number, body: Buffer): string {
  return `"${createHash("sha256").update(String(status)).update(body).digest("base64url").slice(0, 22)}"`;
}

type Pace = "quick" | "small";

const quality = { quick: 2, small: 6 };

const brotli = (body: Buffer, pace: Pace): Promise<Buffer> =>
  brotliBytes(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[pace],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const gzipped = (body: Buffer, pace: Pace): Promise<Buffer> => gzipBytes(body, { level: pace === "quick" ? 2 : 6 });

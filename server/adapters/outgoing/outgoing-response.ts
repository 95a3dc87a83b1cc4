import type { Headers } from "undici";

/** The server sent more than the caller allows. */
export class ResponseSizeError extends RangeError {}

type Source = { status: number; headers: Headers; body: AsyncIterable<Uint8Array> | null; url: string };

/** What the client does when the caller is done with an answer: keep the connection for the next call, or close it. */
type Ending = { complete(): void; abort(): void };

/**
 * An answer whose headers have arrived. Read its body, or discard it: an unread one occupies a connection until the
 * timeout.
 */
export class OutgoingResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The address that answered: after a redirect it differs from the requested one. */
  readonly url: string;
  readonly #source: AsyncIterable<Uint8Array> | null;
  readonly #maxBytes: number;
  readonly #ending: Ending;

  constructor({ status, headers, body, url }: Source, maxBytes: number, ending: Ending) {
    this.status = status;
    this.headers = headers;
    this.url = url;
    this.#source = body;
    this.#maxBytes = maxBytes;
    this.#ending = ending;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The body in pieces, decompressed. Can be read once. Throws ResponseSizeError when it exceeds `maxBytes`. */
  async *body(): AsyncGenerator<Uint8Array, void, undefined> {
    let bytes = 0;
    let isWhole = false;
    try {
      for await (const part of this.#source ?? []) {
        bytes += part.byteLength;
        if (bytes > this.#maxBytes) throw new ResponseSizeError(`The answer is longer than ${this.#maxBytes} bytes.`);
        yield part;
      }
      isWhole = true;
    } finally {
      if (isWhole) this.#ending.complete();
      else this.#ending.abort();
    }
  }

  async bytes(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.body()) parts.push(part);
    return Buffer.concat(parts);
  }

  async text(): Promise<string> {
    return (await this.bytes()).toString("utf8");
  }

  /** Closes the connection without reading the body. */
  discard(): void {
    this.#ending.abort();
  }
}

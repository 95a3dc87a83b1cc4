import type { Readable } from "node:stream";

/** Reads exact numbers of bytes, and lines, from a stream. */
export class ByteReader {
  readonly #stream: AsyncIterator<Buffer>;
  readonly #source: Readable | null;
  #held: Buffer = Buffer.alloc(0);
  #isOver = false;

  constructor(source: Readable | AsyncIterable<Buffer>) {
    this.#source = "destroy" in source ? source : null;
    this.#stream = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Null if fewer are left. */
  async take(count: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      if (this.#held.length === 0 && !(await this.#more())) return null;
      const part = this.#held.subarray(0, missing);
      this.#held = this.#held.subarray(part.length);
      parts.push(part);
      missing -= part.length;
    }
    return parts.length === 1 ? (parts[0] ?? null) : Buffer.concat(parts);
  }

  /** Up to this many bytes, at least one; null at the end. */
  async some(most: number): Promise<Buffer | null> {
    if (this.#held.length === 0 && !(await this.#more())) return null;
    return this.take(Math.min(most, this.#held.length));
  }

  /** Without its line break; null at the end of the stream, or if the line is longer. */
  async line(longest: number): Promise<string | null> {
    const parts: Buffer[] = [];
    let size = 0;
    for (;;) {
      if (this.#held.length === 0 && !(await this.#more())) return null;
      const end = this.#held.indexOf(10);
      const part = end < 0 ? this.#held : this.#held.subarray(0, end);
      this.#held = this.#held.subarray(part.length + (end < 0 ? 0 : 1));
      parts.push(part);
      size += part.length;
      if (size > longest) return null;
      if (end >= 0) return Buffer.concat(parts).toString("utf8");
    }
  }

  close(): void {
    this.#source?.destroy();
  }

  async #more(): Promise<boolean> {
    while (!this.#isOver && this.#held.length === 0) {
      const next = await this.#stream.next();
      if (next.done) this.#isOver = true;
      else this.#held = next.value;
    }
    return this.#held.length > 0;
  }
}

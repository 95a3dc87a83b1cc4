// Cached listings of this browser (4.9): the last 50 queries, the oldest evicted first.

type CachedAnswer<T> = { answer: T; at: number };

const capacity = 50;
/** Prices change; nobody should read an old one for long. */
const keepFor = 5 * 60_000;

export class AnswerCache<T> {
  readonly #answers = new Map<string, CachedAnswer<T>>();
  #version: string | null = null;

  get(query: string): T | null {
    const known = this.#answers.get(query);
    return known && Date.now() - known.at < keepFor ? known.answer : null;
  }

  /** Answers of another version of site or stock are dropped. */
  keep(query: string, answer: T, version: string): void {
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    this.#answers.delete(query);
    this.#answers.set(query, { answer, at: Date.now() });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > capacity && oldest !== undefined) this.#answers.delete(oldest);
  }
}

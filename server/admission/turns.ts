/**
 * Lets one costly piece of work begin in each turn of the event loop. Drawing a page holds the processor for 20 to 40
 * ms; a probe, a lead or a cached page that arrives meanwhile waits for one page, never for several.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length === 1) setImmediate(this.#admit);
    });
  }

  readonly #admit = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#admit);
  };
}

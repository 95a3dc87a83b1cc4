/** How many uploads are under way, in all and for one address: their number is what bounds memory and disk. */
export class UploadGate {
  readonly #most: number;
  readonly #mostPerAddress: number;
  readonly #byAddress = new Map<string, number>();
  #open = 0;

  constructor(most = 24, mostPerAddress = 4) {
    this.#most = most;
    this.#mostPerAddress = mostPerAddress;
  }

  get open(): number {
    return this.#open;
  }

  /** The way to leave again, or null when there is no room. */
  enter(address: string): (() => void) | null {
    const own = this.#byAddress.get(address) ?? 0;
    if (this.#open >= this.#most || own >= this.#mostPerAddress) return null;
    this.#open += 1;
    this.#byAddress.set(address, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#open -= 1;
      const rest = (this.#byAddress.get(address) ?? 1) - 1;
      if (rest === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, rest);
    };
  }
}

/** One after the other: a picture may need a lot of memory while it is decoded. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

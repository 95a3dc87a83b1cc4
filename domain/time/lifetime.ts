import { earliest, type Timed } from "./timed.ts";

/** How long what is being made holds: until the first of all values ends that it has read. */
export class Lifetime {
  until: number | null = null;

  read = <T>({ value, until }: Timed<T>): T => {
    this.until = earliest([this.until, until]);
    return value;
  };

  /** What is made meanwhile, with the end of its own reads. */
  during<T>(make: () => T): Timed<T> {
    const before = this.until;
    this.until = null;
    try {
      return { value: make(), until: this.until };
    } finally {
      this.until = earliest([before, this.until]);
    }
  }
}

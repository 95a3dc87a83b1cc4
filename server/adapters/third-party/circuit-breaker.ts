/** The service failed so often that it is left alone for a while. */
export class CircuitOpenError extends Error {}

const failuresAllowed = 5;
const restMs = 30_000;

/**
 * After five failures in a row no request is sent for half a minute; then one request tests whether the service is
 * back.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async run<T>(ask: () => Promise<T>): Promise<T> {
    const isTrial = this.#failures >= failuresAllowed;
    if (isTrial && (this.#trying || this.#now() < this.#openUntil))
      throw new CircuitOpenError("Left alone for a while.");
    this.#trying = isTrial;
    try {
      const answer = await ask();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      this.#openUntil = this.#now() + restMs;
      throw error;
    } finally {
      if (isTrial) this.#trying = false;
    }
  }
}

/** An answer, not a bug: nobody needs its stack, and capturing one would cost more than the answer itself. */
class StacklessError extends Error {
  constructor(text: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(text);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** There is more work than can be done in time; a retry after these seconds has a better chance. */
export class TooBusyError extends StacklessError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The server is too busy for this request.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One address requests more than its share. */
export class TooManyError extends StacklessError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("This address asks for more than its share.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body did not arrive: 408 if it was too slow, 503 if newer ones of its network took its place. */
export class BodyLateError extends StacklessError {
  readonly status: 408 | 503;

  constructor(status: 408 | 503) {
    super("The body of the request did not arrive.");
    this.status = status;
  }
}

/** The client has hung up: nobody would read an answer. */
export class ClientGoneError extends StacklessError {
  readonly isClientGone = true;

  constructor() {
    super("The client has gone.");
  }
}

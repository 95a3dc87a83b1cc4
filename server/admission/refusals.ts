/** There is more to do than can be done in time; whoever asks again after these seconds has a better chance. */
export class TooBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The server is too busy for this request.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One address asks for more than its share. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("This address asks for more than its share.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whoever asked has hung up: nobody is there to read an answer. */
export class ClientGone extends Error {
  readonly isClientGone = true;
}

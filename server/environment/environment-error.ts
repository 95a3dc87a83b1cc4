/** A setting with which no server can start. `problem` is a sentence that says which, and what to do. */
export class EnvironmentError extends Error {
  constructor(problem: string) {
    super(`Forecourt cannot start. ${problem}`);
  }
}

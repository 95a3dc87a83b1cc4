/** A setting with which no server can start. The message says which, and what to do. */
export class EnvironmentError extends Error {}

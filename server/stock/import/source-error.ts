/** An unreadable feed: the operator is shown the message. */
export class SourceError extends Error {}

import type { Read } from "#domain/time/timed.ts";

/** For tests that do not ask until when a view holds. */
export const readNow: Read = ({ value }) => value;

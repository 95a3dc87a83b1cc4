/** What a server says of a feed, so that it can be asked whether the feed has changed. */
export type Validators = { etag: string | null; modified: string | null };

/** The last feed that was read and imported as a whole. Times are ISO. */
export type LastFeed = Validators & {
  /** A fingerprint of the source with its mapping, and of its address. */
  of: string;
  read_at: string;
  /** The version of the dealership's stock afterwards. */
  stock: number;
};

/** What the answer to the next run depends on, besides the feed. */
type Facts = {
  of: string;
  stock: number;
  /** When the last car went missing that is not sold yet; null if there is none. */
  lastMissingAt: string | null;
  /** How long a car is missing before it is sold or hidden. */
  goneAfterMs: number;
  now: Date;
};

/** A feed is read once a day whatever its server says: a server may be wrong, and a new release may read it better. */
const WHOLE_EVERY_MS = 24 * 3_600_000;

/**
 * What the next run may ask with; null if it has to read the whole feed. That is so when anything but the feed can
 * change its result: another source or mapping, a stock that was changed since by somebody else, or cars that wait to
 * be sold.
 */
export function askWith(
  last: LastFeed | null,
  { of, stock, lastMissingAt, goneAfterMs, now }: Facts,
): Validators | null {
  if (last === null || last.of !== of || last.stock !== stock) return null;
  const readAt = Date.parse(last.read_at);
  const age = now.getTime() - readAt;
  const isWaiting = lastMissingAt !== null && Date.parse(lastMissingAt) + goneAfterMs > readAt;
  return age < 0 || age >= WHOLE_EVERY_MS || isWaiting ? null : { etag: last.etag, modified: last.modified };
}

const LONGEST = 1000;

/** Null if the server says nothing that it can be asked with. */
export function validatorsIn(headers: { get(name: string): string | null }): Validators | null {
  const own = (name: string) => {
    const value = headers.get(name);
    return value !== null && value.length <= LONGEST ? value : null;
  };
  const etag = own("etag");
  const modified = own("last-modified");
  const isFirm = modified !== null && isBefore(modified, own("date"));
  return etag === null && !isFirm ? null : { etag, modified: isFirm ? modified : null };
}

/** RFC 9110, 8.8.2.2: a file may change again within the second that its time names. */
const isBefore = (modified: string, sent: string | null): boolean =>
  sent !== null && Date.parse(sent) - Date.parse(modified) >= 1000;

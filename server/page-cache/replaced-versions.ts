/** How long a page may be served after a car on it was reserved, while too many pages wait to be rendered. */
export const GRACE_MS = 1000;
/** A site with more reservations in a second gets fresh pages only. */
const MOST = 50;

/**
 * The stock versions of a site that a reservation has just replaced. Nothing else about the cars has changed since, so
 * their pages still have the right prices. The store decides whether a car can be reserved, never a page.
 */
export class ReplacedVersions {
  #recent: { version: number; at: number }[] = [];

  /** A reservation began or ended: the version is no longer the current one. */
  add(version: number, at: number): void {
    this.#recent = [...this.#recent.filter((one) => at - one.at < GRACE_MS), { version, at }].slice(-MOST);
  }

  /** The cars themselves changed. */
  clear(): void {
    this.#recent = [];
  }

  has(version: number, now: number): boolean {
    return this.#recent.some((one) => one.version === version && now >= one.at && now - one.at < GRACE_MS);
  }
}

import { ZodError } from "zod";
import type { Logger } from "pino";

/** A site whose row cannot be read. */
export type QuarantinedSite = {
  slug: string;
  /** The version that cannot be read. */
  version: number;
  /**
   * The last good version, which visitors see meanwhile. The bad version itself: its pages are shown without cars (spec
   * 10.3.2). Null if there is nothing to show, and the site answers 503.
   */
  serving: number | null;
  problem: string;
};

const longestProblem = 500;

/** Which sites cannot be read and why: logged once, and shown by /readyz to requests from this machine. */
export class SiteQuarantine {
  readonly #log: Pick<Logger, "error" | "info"> | null;
  readonly #sites = new Map<string, QuarantinedSite>();
  /** The logged version of each slug. */
  readonly #logged = new Map<string, number>();

  constructor(log: Pick<Logger, "error" | "info"> | null) {
    this.#log = log;
  }

  all(): QuarantinedSite[] {
    return [...this.#sites.values()].toSorted((a, b) => a.slug.localeCompare(b.slug));
  }

  /** Whether this very version was tried before, and failed. */
  holds(slug: string, version: number): boolean {
    return this.#sites.get(slug)?.version === version;
  }

  add(site: { slug: string; version: number }, error: unknown): void {
    const entry = { ...site, serving: null, problem: problemOf(error) };
    this.#sites.set(site.slug, entry);
  }

  /** Records which version of a quarantined site visitors see. Logged once for each bad version. */
  serves(slug: string, serving: number | null): void {
    const entry = this.#sites.get(slug);
    if (!entry || this.#logged.get(slug) === entry.version) return;
    this.#logged.set(slug, entry.version);
    this.#sites.set(slug, { ...entry, serving });
    const what = `a site cannot be read, ${shownInstead({ ...entry, serving })}: apply its file again`;
    this.#log?.error({ ...entry, serving }, what);
  }

  release(slug: string): void {
    this.#logged.delete(slug);
    if (this.#sites.delete(slug)) this.#log?.info({ slug }, "the site can be read again");
  }

  /** Forgets removed sites. */
  keepOnly(slugs: ReadonlySet<string>): void {
    for (const slug of this.#sites.keys()) if (!slugs.has(slug)) this.#sites.delete(slug);
  }
}

/** What visitors of a quarantined site get. */
export function shownInstead({ version, serving }: QuarantinedSite): string {
  if (serving === null) return "the site answers 503";
  return serving === version ? "its pages are shown without cars" : "its last good version is served";
}

/** Where and what, without the values: they may be secret. */
export function problemOf(error: unknown): string {
  const sentences =
    error instanceof ZodError
      ? error.issues.map(({ path, message }) => `${path.join(".") || "the document"}: ${message}`)
      : [error instanceof Error ? error.message : String(error)];
  return sentences.join("; ").slice(0, longestProblem);
}

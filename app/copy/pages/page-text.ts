import type { Format } from "#domain/country/format.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/**
 * A page with the platform's own text, until the dealer writes one of that name. Markdown with sections
 * (docs/pages.md).
 */
export type PageText = { title: string; description: string; body: string };

export type PageSources = {
  settings: PublicSettings;
  /** The name of the make that the site is a franchise of, or that its service page is about. */
  make: string;
  /** A word as the country says it. */
  say: Format["say"];
  /** Whether any offer is active. */
  offersRun: boolean;
};

export type DefaultPage = (from: PageSources) => PageText;

/** Text that depends on a setting. */
export const when = (on: unknown, text: string): string => (on ? text : "");

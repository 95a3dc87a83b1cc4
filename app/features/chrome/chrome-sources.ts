import type { Read } from "#domain/time/timed.ts";
import type { Location } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { MenuSources } from "./menu-view.ts";

/** What the chrome of a site is made from. */
export type ChromeSources = Omit<MenuSources, "settings"> & {
  settings: PublicSettings;
  locations: readonly Location[];
  /** Whether the header has a dark background; likewise the page and the footer. */
  darkHeader: boolean;
  darkPage: boolean;
  darkFooter: boolean;
  now: number;
  read: Read;
  year: number;
};

import type { Dealership } from "#domain/location/location.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import type { SiteContent, SiteSettings } from "./schema/site-settings.ts";
import type { YamlFile } from "./yaml-file.ts";

export type LoadedSite = {
  file: YamlFile;
  /** The site's own settings over those that it shares, without the template's. */
  own: Record<string, unknown>;
  settings: SiteSettings;
  content: SiteContent;
  /** The files of its lists, by what they hold. */
  lists: Map<string, YamlFile>;
  /** The texts of its pages, by file. */
  pages: Map<string, string>;
};
/** `source` is where its stock comes from; null where somebody brings it by hand or by push. */
export type LoadedDealership = { file: YamlFile; dealership: Dealership; source: StockSource | null };
export type Network = { sites: LoadedSite[]; dealerships: LoadedDealership[] };

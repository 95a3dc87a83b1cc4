import type { CountryValues } from "#domain/car/car-in-country.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { ReportUnreadable } from "#server/documents/document-error.ts";
import type { Engine } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** Dependencies of every repository. */
export type StoreContext = {
  engine: Engine;
  db: QueryBuilder;
  now: () => Date;
  /** Listeners to be called when this process has added deliveries. */
  deliveriesAdded: Set<() => void>;
  /** Hears of each document that cannot be read, once. */
  unreadable: ReportUnreadable;
};

/** The part of a site that the store knows: whose stock it may show. */
export type SiteScope = {
  slug: string;
  dealershipIds: readonly string[];
  /** Their documents, if the caller has read them: cars are joined with these, even while a row is damaged. */
  dealerships?: readonly Dealership[];
  /** Names of values in its country: cars are read with these. */
  country?: CountryValues;
};

import type { Dealership } from "#domain/location/location.ts";
import type { Engine } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";

/** What every repository is made from. */
export type StoreContext = {
  engine: Engine;
  db: QueryBuilder;
  now: () => Date;
  /** Whoever wants to know at once that this process has added deliveries. */
  deliveriesAdded: Set<() => void>;
};

/** A site as far as the store knows it: whose stock it may show. */
export type SiteScope = {
  slug: string;
  dealershipIds: readonly string[];
  /** Their documents, where the caller has read them: cars are joined with these, also while a row is damaged. */
  dealerships?: readonly Dealership[];
};

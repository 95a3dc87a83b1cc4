import type { Resolver } from "node:dns/promises";
import type { Store } from "#server/adapters/store/store.ts";
import type { DocumentError } from "#server/documents/document-error.ts";
import type { Env } from "#server/environment/env.ts";
import type { Site } from "#site/site.ts";

/** Everything that the checks examine. */
export type DoctorWorld = {
  env: Env;
  dataDir: string;
  store: Store;
  /** The readable sites. */
  sites: readonly Site[];
  clock: () => Date;
  resolver: Pick<Resolver, "resolve4" | "resolve6" | "resolveTxt">;
  /** The https port of the sites' hosts, and the trusted certificate authority; the system's by default. */
  tls: { port: number; ca?: string | undefined };
  freeBytes: () => Promise<number>;
  /** Documents that the store could not read so far. */
  unreadable: readonly DocumentError[];
};

import type { Resolver } from "node:dns/promises";
import type { Store } from "#server/adapters/store/store.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#site/site.ts";

/** Everything that the checks look at. */
export type DoctorWorld = {
  env: Env;
  dataDir: string;
  store: Store;
  /** Sites that can be read. */
  sites: readonly Site[];
  clock: () => Date;
  resolver: Pick<Resolver, "resolve4" | "resolve6" | "resolveTxt">;
  /** Where https of the sites' hosts answers, and whose signatures count; the system's unless told. */
  tls: { port: number; ca?: string | undefined };
  freeBytes: () => Promise<number>;
};

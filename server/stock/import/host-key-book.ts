import type { Dealership } from "#domain/location/location.ts";
import type { HostKeys } from "#server/adapters/store/repositories/host-keys.ts";

/** The keys of the SFTP servers that one dealership's feeds come from. */
export type HostKeyBook = {
  known: (host: string) => Promise<string | null>;
  learn: (host: string, fingerprint: string) => Promise<void>;
  offer: (host: string, fingerprint: string) => Promise<void>;
  /** What an operator types to accept a key that was offered. */
  trustCommand: string;
};

export const hostKeyBook = (keys: HostKeys, { id, slug }: Pick<Dealership, "id" | "slug">): HostKeyBook => ({
  known: async (host) => (await keys.get(id, host))?.fingerprint ?? null,
  learn: (host, fingerprint) => keys.learn(id, host, fingerprint),
  offer: (host, fingerprint) => keys.offer(id, host, fingerprint),
  trustCommand: `forecourt stock sources trust ${slug}`,
});

import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { LocalFile } from "./below-folder.ts";
import type { Room } from "./feed-writer.ts";
import type { FetchLimits } from "./fetch-watch.ts";
import type { HostKeyBook } from "./host-key-book.ts";

/**
 * How feeds are fetched. `scratch` is a folder for this run alone, `allow` names private addresses that may be called
 * anyway,
 * `localFile` finds feeds and keys on this disk.
 */
export type SourceAccess = Room & {
  scratch: string;
  outgoing: Outgoing;
  allow: readonly string[];
  localFile: LocalFile;
  limits: FetchLimits;
};
export type RunAccess = SourceAccess & { hostKeys: HostKeyBook };

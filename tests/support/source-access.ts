import { anywhere } from "#server/stock/import/below-folder.ts";
import { usualFetchLimits } from "#server/stock/import/fetch-watch.ts";
import type { RunAccess } from "#server/stock/import/run-access.ts";
import type { HostKeyBook } from "#server/stock/import/host-key-book.ts";
import { localOutgoing } from "./local-outgoing.ts";

export const anyHostKey: HostKeyBook = {
  known: async () => null,
  learn: async () => undefined,
  offer: async () => undefined,
  trustCommand: "",
};

/** How tests fetch feeds: from this machine, with room on the disk. */
export const testSourceAccess = (over: Pick<RunAccess, "scratch"> & Partial<RunAccess>): RunAccess => ({
  outgoing: localOutgoing,
  allow: ["127.0.0.1"],
  limits: usualFetchLimits,
  disk: { allows: async () => true },
  hostKeys: anyHostKey,
  localFile: anywhere,
  ...over,
});

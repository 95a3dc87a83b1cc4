import type { SourceAccess } from "#server/services/stock-import/fetch-source.ts";
import { localOutgoing } from "./local-outgoing.ts";

/** How tests fetch feeds: from this machine, with room on the disk. */
export const testSourceAccess = (over: Pick<SourceAccess, "scratch"> & Partial<SourceAccess>): SourceAccess => ({
  outgoing: localOutgoing,
  allow: ["127.0.0.1"],
  disk: { allows: async () => true },
  ...over,
});

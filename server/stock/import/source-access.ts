import { join, resolve } from "node:path";
import { DiskGuard, freeBytesAt } from "#server/platform/admission/disk-guard.ts";
import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Env } from "#server/environment/env.ts";
import { belowFolder } from "./below-folder.ts";
import { usualFetchLimits } from "./fetch-watch.ts";
import type { SourceAccess } from "./run-access.ts";

type Settings = Pick<Env, "DATA_DIR" | "FEEDS_DIR" | "DISK_RESERVE_MB" | "OUTGOING_ALLOW">;

/** Folder of all runs; each has one of its own in it. */
export const importsFolder = (dataDir: string): string => join(dataDir, "imports");

/** How this process fetches feeds, as the environment configures it. Close `outgoing` afterwards. */
export function openSourceAccess(env: Settings, limits = usualFetchLimits): SourceAccess {
  const dataDir = resolve(env.DATA_DIR);
  const allow = env.OUTGOING_ALLOW;
  return {
    scratch: importsFolder(dataDir),
    allow,
    limits,
    localFile: belowFolder(env.FEEDS_DIR),
    outgoing: createOutgoing({ allow }),
    disk: new DiskGuard(freeBytesAt(dataDir), env.DISK_RESERVE_MB * 1024 * 1024, 0),
  };
}

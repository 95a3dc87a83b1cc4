import type { Server } from "node:http";
import type { Env } from "#server/environment/env.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";

/** `npm run dev`: the same server from source. */
export type Development = {
  /** Gets the requests; it listens to no port of its own. */
  server: Server;
  /** The modules of the pages. */
  build: AppBuild;
  /** Whether finished pages are kept. */
  cache: boolean;
  /** Threads that render pages, their program, and what it imports as pages. Without them the main thread renders. */
  threads: { most: number; entry: URL; build: string } | null;
};

/** What exists before the first part starts. `root`: the folder of this checkout. */
export type Given = { env: Env; root: string; development: Development | null };

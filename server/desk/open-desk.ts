import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { Desk } from "./desk.ts";
import { DeskThread } from "./desk-thread.ts";
import type { PortDeps } from "./port-for.ts";

type Given = PortDeps & { host: string; root: string; log: Logger };

/** The desk of this checkout, as it was built. */
export function openDesk({ host, root, log, ...deps }: Given): Desk {
  const build = pathToFileURL(join(root, "build/desk/server/index.js")).href;
  return new Desk({
    ...deps,
    host,
    clientDir: join(root, "build/desk/client"),
    thread: new DeskThread({ build }, log),
  });
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { FloodCount, FloodOrder } from "./flood.ts";

/** A flood in a process of its own. */
export function startFlood(order: FloodOrder): { stop: () => Promise<FloodCount> } {
  const flood = fork(join(import.meta.dirname, "flood.ts"));
  flood.send(order);
  return {
    async stop() {
      flood.send("stop");
      const [count] = (await once(flood, "message")) as [FloodCount];
      return count;
    },
  };
}

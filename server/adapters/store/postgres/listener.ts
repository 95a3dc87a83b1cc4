import { Client, type ClientConfig } from "pg";
import type { OnFault } from "../engine.ts";
import { postgresError } from "./postgres-error.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Listens for changes of versions, and reconnects when the connection is lost. */
export function listenForVersions(config: ClientConfig, onHint: () => void, onFault: OnFault): () => void {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let stopped = false;

  const connect = async () => {
    const connecting = new Client(config);
    client = connecting;
    connecting.on("notification", onHint);
    connecting.on("error", (error) => lost(connecting, error));
    connecting.on("end", () => lost(connecting, null));
    try {
      await connecting.connect();
      await connecting.query("listen forecourt_versions");
      pause = FIRST_PAUSE_MS;
      // Changes during the gap are not announced again.
      onHint();
    } catch (error) {
      lost(connecting, error);
    }
  };

  const lost = (broken: Client, error: unknown) => {
    if (client !== broken) return;
    client = null;
    broken.end().catch(() => undefined);
    if (stopped) return;
    if (error !== null) onFault(postgresError(error));
    timer = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  void connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    const open = client;
    client = null;
    open?.end().catch(() => undefined);
  };
}

import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** Variables that every handler finds on a request. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    /** Address of the client itself, behind trusted proxies. */
    client: string;
    /** The host that visitors asked for, with its port. */
    authority: string;
    /** The same without the port, as sites are stored under it. */
    host: string;
    /** How visitors reach this server: as a trusted proxy says, or PUBLIC_SCHEME. */
    scheme: "http" | "https";
    /** According to a trusted proxy; otherwise absent. */
    forwardedScheme: "http" | "https" | undefined;
    runtime: SiteRuntime;
    /** Set for requests to the host of the desk. */
    isDesk: boolean;
    /** The text of the body; null if it has more bytes. Throws BodyLateError or ClientGoneError. */
    receive: (mostBytes: number) => Promise<string | null>;
    /** The text of the body, once it was received. */
    body: string;
  };
};

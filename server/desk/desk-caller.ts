import type { Logger } from "pino";

/** Who asks, as far as a request says. Nothing of it is believed before the port has looked it up. */
export type DeskCaller = {
  /** Scheme, host and port of the desk, as this browser calls it. */
  origin: string;
  address: string;
  userAgent: string;
  session: string | null;
  asked: string | null;
  log: Logger;
};

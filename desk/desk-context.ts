import { createContext, type RouterContextProvider } from "react-router";
import type { DeskPort } from "#site/desk-port.ts";

/** What the host gives with each request. */
export type DeskLoad = {
  port: DeskPort;
  /** Of this response's policy. */
  nonce: string;
  /** A fault of ours, for the log. */
  report: (fault: unknown) => void;
};

/** Null where no host stands before the pages: the page of all components in development. */
export const deskContext = createContext<DeskLoad | null>(null);

export function portOf(context: Readonly<RouterContextProvider>): DeskPort {
  const load = context.get(deskContext);
  if (!load) throw new Error("The desk's pages need a host that provides deskContext.");
  return load.port;
}

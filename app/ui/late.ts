import { type ComponentType, lazy } from "react";

/**
 * A part of the page that is not needed for its first view: its script comes after the page's own. Until then, and
 * where it cannot be fetched, what the server has drawn stays as it is, with links and forms that work.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const component = await load().catch(() => null);
    // Waiting for ever leaves the server's drawing in place; failing would take it away.
    return component ? { default: component } : new Promise<never>(() => undefined);
  });
}

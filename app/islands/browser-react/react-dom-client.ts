// What `react-dom/client` means in the browser: see react.ts.

import type { ReactNode } from "react";
import { type ComponentChild, hydrate } from "preact";
import { createRoot } from "preact/compat/client";
import { whileHydrating } from "./hydrating.ts";

export { createRoot };

export function hydrateRoot(element: HTMLElement, content: ReactNode): void {
  whileHydrating(() => hydrate(content as ComponentChild, element));
}

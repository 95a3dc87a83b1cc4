import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { TemplateName } from "./templates/registry.ts";
import { loadSlots } from "./templates/use-slots.ts";

async function start(): Promise<void> {
  const { template } = document.documentElement.dataset;
  // Safari before 17.
  if (!("popover" in HTMLElement.prototype)) (await import("./old-browsers.ts")).bringPopovers();
  // Where it cannot be had, the page stays as the server has drawn it, with links and forms that work.
  if (template) await loadSlots(template as TemplateName);
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

void start();

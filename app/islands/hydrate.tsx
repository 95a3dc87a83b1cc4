import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { SiteWords } from "#app/copy/vehicle-words.ts";
import type { VehicleWords } from "#domain/car/vehicle-words.ts";

/** Takes over what the server drew, in one go: whoever waits for it may press its buttons right after. */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): void {
  flushSync(() => {
    hydrateRoot(element, inSiteWords(<Component {...props} />));
  });
}

let roots = 0;

/** A part that only the browser draws, such as a dialog. Each root has ids of its own. */
export function mount(element: HTMLElement): { show: (content: ReactNode) => void; root: Root } {
  roots += 1;
  const root = createRoot(element, { identifierPrefix: `r${roots}` });
  return { root, show: (content) => root.render(inSiteWords(content)) };
}

/** The words of the site stand on the document, once for all islands. */
function inSiteWords(content: ReactNode): ReactNode {
  const { words } = document.documentElement.dataset;
  return <SiteWords value={words ? (JSON.parse(words) as VehicleWords) : null}>{content}</SiteWords>;
}

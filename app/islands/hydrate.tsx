import { pageFormat } from "#app/copy/page-format.ts";
import { SiteFormat } from "#app/copy/site-format.ts";
import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { SiteWords } from "#app/copy/vehicle-words.ts";
import { carWords, type VehicleWords } from "#domain/car/vehicle-words.ts";

const roots = new Map<HTMLElement, Root>();

/** A later answer of the server has replaced some: they must not go on listening. */
document.addEventListener("part-drawn", () => {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    roots.delete(element);
    root.unmount();
  }
});

/**
 * Hydrates the server's markup, in short pieces of work so that input is handled in between. Resolves when the island's
 * buttons respond.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  return new Promise((done) => {
    const island = asTheSiteSays(
      <WhenThere then={done}>
        <Component {...props} />
      </WhenThere>,
    );
    startTransition(() => void roots.set(element, hydrateRoot(element, island)));
  });
}

/** Its effect runs after those of the part, which listens from then on. */
function WhenThere({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** A part that only the browser renders, such as a dialog. */
export function mount(element: HTMLElement): { show: (content: ReactNode) => void; root: Root } {
  const root = createRoot(element);
  return { root, show: (content) => root.render(asTheSiteSays(content)) };
}

/** The site's words are on the document, once for all islands. */
function asTheSiteSays(content: ReactNode): ReactNode {
  const { words } = document.documentElement.dataset;
  return (
    <SiteFormat value={pageFormat()}>
      <SiteWords value={words ? (JSON.parse(words) as VehicleWords) : carWords}>{content}</SiteWords>
    </SiteFormat>
  );
}

import { createContext, createElement, type ReactNode, use } from "react";

/** The parts of the page that is being rendered. */
export type PartsOfPage = {
  /** The element that marks a part until the page is assembled. */
  tag: string;
  /** The HTML of a part that was rendered before. Called once per part, in page order. */
  find: (shown: object, name: string) => string | undefined;
};

/** Without it, in a browser, parts are rendered as usual. */
export const Parts = createContext<PartsOfPage | null>(null);

type Props = {
  /** What the part shows. */
  of: object;
  /** Distinguishes parts that show the same object. */
  name: string;
  children: () => ReactNode;
};

/**
 * A part that many pages share (draw-with-parts.tsx). Its content may depend only on `of`, `name` and the site: no
 * address, no `useId`.
 */
export function FinishedPart({ of, name, children }: Props) {
  const parts = use(Parts);
  if (!parts) return children();
  if (parts.find(of, name) !== undefined) return createElement(parts.tag);
  // A part within a part belongs to the outer one.
  return createElement(parts.tag, null, <Parts value={null}>{children()}</Parts>);
}

import { createContext, createElement, type ReactNode, use } from "react";

/** The parts of the page that is being drawn. */
export type PartsOfPage = {
  /** The element that marks a part until the page is put together. */
  tag: string;
  /** The HTML of a part that was drawn before. Asked once per part, in the order of the page. */
  find: (shown: object, name: string) => string | undefined;
};

/** Without it, in a browser, parts are drawn as usual. */
export const Parts = createContext<PartsOfPage | null>(null);

type Props = {
  /** What the part shows. */
  of: object;
  /** Tells apart different parts that show the same object. */
  name: string;
  children: () => ReactNode;
};

/**
 * A part that many pages show alike (draw-with-parts.tsx). Its content may depend on `of` and `name`, on the site, and on
 * nothing else: no address, no `useId`.
 */
export function FinishedPart({ of, name, children }: Props) {
  const parts = use(Parts);
  if (!parts) return children();
  return createElement(parts.tag, null, parts.find(of, name) === undefined ? children() : null);
}

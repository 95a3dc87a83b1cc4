import type { ReactNode } from "react";
import type { ChromeView } from "./chrome-view.ts";
import { footers } from "./footer.tsx";
import { headers } from "./header.tsx";

/** Header, page, footer: the variants that the site has chosen. */
type ChromeProps = {
  view: ChromeView;
  /** How many cars this visitor has saved: the browser's to know. */
  savedCount: ReactNode;
  children: ReactNode;
};

export function Chrome({ view, savedCount, children }: ChromeProps) {
  const Header = headers[view.layout.header];
  const Footer = footers[view.layout.footer];
  return (
    <>
      <Header view={view} savedCount={savedCount} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer view={view} />
    </>
  );
}

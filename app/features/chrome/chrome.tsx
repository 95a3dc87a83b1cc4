import type { ReactNode } from "react";
import type { ChromeView } from "./chrome-view.ts";
import { footers } from "./footer.tsx";
import { headers } from "./header.tsx";

/** Header, page, footer: the variants that the site has chosen. */
export function Chrome({ view, children }: { view: ChromeView; children: ReactNode }) {
  const Header = headers[view.layout.header];
  const Footer = footers[view.layout.footer];
  return (
    <>
      <Header view={view} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer view={view} />
    </>
  );
}

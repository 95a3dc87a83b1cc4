import type { ReactNode } from "react";
import { footers } from "./footer.tsx";
import { type HeaderProps, headers } from "./header.tsx";

type ChromeProps = HeaderProps & { children: ReactNode };

/** Header, page, footer: the variants that the site has chosen. */
export function Chrome({ children, ...header }: ChromeProps) {
  const { view } = header;
  const Header = headers[view.layout.header];
  const Footer = footers[view.layout.footer];
  return (
    <>
      <Header {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer view={view} />
    </>
  );
}

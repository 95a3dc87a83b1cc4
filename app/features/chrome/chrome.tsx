import type { ComponentType, ReactNode } from "react";
import type { FooterProps } from "./footer.tsx";
import type { HeaderProps } from "./header.tsx";

type ChromeProps = HeaderProps & {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
  children: ReactNode;
};

/** Header, page and footer, as the site's template renders them. */
export function Chrome({ Header, Footer, children, ...header }: ChromeProps) {
  return (
    <>
      <Header {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer view={header.view} />
    </>
  );
}

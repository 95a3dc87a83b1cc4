import type { ComponentType, ReactNode } from "react";
import type { FooterProps } from "./footer.tsx";
import type { HeaderProps } from "./header.tsx";
import { ServerDrawn } from "./server-drawn.tsx";

type ChromeProps = HeaderProps & {
  Header: ComponentType<HeaderProps>;
  /** Only the server has it. */
  Footer: ComponentType<FooterProps> | null;
  children: ReactNode;
};

/** Header, page, footer, as the site's template draws them. */
export function Chrome({ Header, Footer, children, ...header }: ChromeProps) {
  return (
    <>
      <Header {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ServerDrawn as="div" id="foot">
        {import.meta.env.SSR && Footer && <Footer view={header.view} />}
      </ServerDrawn>
    </>
  );
}

import type { ChromeView } from "./chrome-view.ts";
import { FooterBrand } from "./footer-brand.tsx";
import { FooterSignUp } from "./footer-sign-up.tsx";
import { FooterLists } from "./footer-lists.tsx";
import { SubFooter } from "./sub-footer.tsx";

export type FooterProps = { view: ChromeView };

/** Columns of links beside the dealer's details; the newsletter sign-up below. */
export function ColumnsFooter({ view }: FooterProps) {
  const { footer } = view;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <FooterBrand view={view} />
          <FooterLists footer={footer} />
        </div>
        <FooterSignUp to={footer.subscribe} />
        <SubFooter footer={footer} />
      </div>
    </footer>
  );
}

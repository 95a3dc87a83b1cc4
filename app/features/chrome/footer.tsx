import type { ChromeView } from "./chrome-view.ts";
import { FooterBrand } from "./footer-brand.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterHours } from "./footer-hours.tsx";
import { FooterMap } from "./footer-map.tsx";
import { FooterSignUp } from "./footer-sign-up.tsx";
import { FooterStaff } from "./footer-staff.tsx";
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
          <FooterColumns columns={footer.columns} />
          <FooterStaff staff={footer.staff} />
          <FooterHours hours={footer.hours} />
          <FooterMap map={footer.map} />
        </div>
        <FooterSignUp to={footer.subscribe} />
        <SubFooter footer={footer} />
      </div>
    </footer>
  );
}

import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { FooterLogo } from "#app/features/chrome/footer-logo.tsx";
import { FooterLists } from "#app/features/chrome/footer-lists.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { FooterPhones } from "./footer-phones.tsx";
import { WarmGrade } from "./warm-grade.tsx";

/** Drawn mesas lead to a dark area with sign, links and phone numbers. */
export function MesaFooter({ view }: FooterProps) {
  const { footer, bar } = view;
  return (
    <footer className="own-footer">
      <svg className="own-footer-mesa" viewBox="0 0 1440 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 138h90l24-42h14l20-20h170l22 28h36l16 18v16h226l22-26h20l24-26h240l24 34h24l20 18h448v62H0z" />
        <path d="M0 162h300l20-20h46l16-26h118l22 28h44l20 18h330l28-32h22l20-40h190l20 28h28l24 44h192v38H0z" />
        <path d="M0 186c240-16 420 4 700 0s480-20 740-4v18H0z" />
      </svg>
      <div className="site-footer">
        <div className="wrap">
          <div className="own-footer-grid">
            <div className="own-footer-about">
              <FooterLogo view={view} src={view.logo.header} className="logo sign" />
              {footer.about && <p>{footer.about}</p>}
              <Socials links={footer.socials} />
              <FooterGroup group={footer.group} />
            </div>
            <FooterLists footer={footer} />
            <FooterPhones bar={bar} salesPhone={footer.salesPhone} />
          </div>
          <SubFooter footer={footer} />
        </div>
      </div>
      <WarmGrade />
    </footer>
  );
}

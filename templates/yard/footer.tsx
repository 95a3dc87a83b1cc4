import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterColumns } from "#app/features/chrome/footer-columns.tsx";
import { FooterHours } from "#app/features/chrome/footer-hours.tsx";
import { FooterMap } from "#app/features/chrome/footer-map.tsx";
import { FooterStaff } from "#app/features/chrome/footer-staff.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/** The phone number as wide as the page, then staff, links and hours. */
export function PhoneFooter({ view }: FooterProps) {
  const { footer } = view;
  return (
    <footer className="site-footer own-footer">
      <div className="wrap">
        <div className="own-footer-call">
          {footer.about && <p className={footer.about.length > 48 ? "own-footer-long" : undefined}>{footer.about}</p>}
          {footer.salesPhone && <a href={telLink(footer.salesPhone)}>{footer.salesPhone}</a>}
        </div>
        <div className="own-footer-grid">
          <FooterStaff staff={footer.staff} title="Ask for" className="own-footer-staff" />
          <FooterColumns columns={footer.columns} />
          <FooterHours hours={footer.hours} className="own-footer-hours" />
          <FooterMap map={footer.map} />
        </div>
        <Socials links={footer.socials} />
        <FooterGroup group={footer.group} />
        <SubFooter footer={footer} />
      </div>
    </footer>
  );
}

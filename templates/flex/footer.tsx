import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterColumns } from "#app/features/chrome/footer-columns.tsx";
import { FooterFold } from "#app/features/chrome/footer-fold.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { FooterHours } from "#app/features/chrome/footer-hours.tsx";
import { FooterMap } from "#app/features/chrome/footer-map.tsx";
import { FooterStaff } from "#app/features/chrome/footer-staff.tsx";
import { socialNames } from "#app/features/chrome/socials.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/** A rounded slab with a margin. Phone numbers and networks have a column of their own, with labels. */
export function SlabFooter({ view }: FooterProps) {
  const { footer } = view;
  const hello = footer.salesPhone !== null || footer.socials.length > 0;
  return (
    <footer className="site-footer own-footer">
      <div className="own-footer-grid">
        <div className="own-footer-brand">
          <a className="logo" href="/">
            <img
              src={footer.logo}
              width={view.logo.width}
              height={view.logo.height}
              alt={`${view.name}, home`}
              loading="lazy"
            />
          </a>
          {footer.about && <p>{footer.about}</p>}
          <FooterGroup group={footer.group} />
        </div>
        <FooterColumns columns={footer.columns} />
        {hello && (
          <FooterFold title="Say hello">
            {footer.salesPhone && (
              <li>
                <a href={telLink(footer.salesPhone)}>{footer.salesPhone}</a>
              </li>
            )}
            {footer.socials.map(({ kind, url }) => (
              <li key={kind}>
                <a href={url} rel="noopener">
                  {socialNames[kind]}
                </a>
              </li>
            ))}
          </FooterFold>
        )}
        <FooterStaff staff={footer.staff} title="Ask for" />
        <FooterHours hours={footer.hours} />
        <FooterMap map={footer.map} />
      </div>
      <SubFooter footer={footer} />
    </footer>
  );
}

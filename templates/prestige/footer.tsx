import type { CSSProperties } from "react";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterColumns } from "#app/features/chrome/footer-columns.tsx";
import { FooterFold } from "#app/features/chrome/footer-fold.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { FooterHours } from "#app/features/chrome/footer-hours.tsx";
import { FooterMap } from "#app/features/chrome/footer-map.tsx";
import { FooterStaff } from "#app/features/chrome/footer-staff.tsx";
import type { SocialLink } from "#app/features/chrome/social-links.ts";
import { socialNames } from "#app/features/chrome/socials.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { SubscribeSection } from "#app/features/subscribe/subscribe-section.tsx";
import { telLink } from "#domain/phone/tel-link.ts";
import { wordWidth } from "./word-width.ts";

/** The newsletter, columns of links, and the name as wide as the page. */
export function WordmarkFooter({ view }: FooterProps) {
  const { footer } = view;
  return (
    <footer className="site-footer own-footer">
      <div className="wrap">
        <div className="own-footer-columns">
          <div className="own-footer-join">
            {footer.subscribe && <SubscribeSection view={footer.subscribe} />}
            {footer.about && <p className={footer.subscribe ? undefined : "own-footer-about"}>{footer.about}</p>}
            {footer.salesPhone && (
              <a className="own-footer-phone" href={telLink(footer.salesPhone)}>
                {footer.salesPhone}
              </a>
            )}
          </div>
          <FooterColumns columns={footer.columns} />
          <Follow links={footer.socials} />
          <FooterStaff staff={footer.staff} />
          <FooterHours hours={footer.hours} />
          <FooterMap map={footer.map} />
        </div>
        <FooterGroup group={footer.group} />
        <p className="own-footer-word" aria-hidden="true" style={{ "--n": wordWidth(view.name) } as CSSProperties}>
          {view.name}
        </p>
        <SubFooter footer={footer} />
      </div>
    </footer>
  );
}

function Follow({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <FooterFold title="Follow">
      {links.map(({ kind, url }) => (
        <li key={kind}>
          <a href={url} rel="noopener">
            {socialNames[kind]}
          </a>
        </li>
      ))}
    </FooterFold>
  );
}

import { telLink } from "#domain/phone/tel-link.ts";
import type { ChromeView } from "./chrome-view.ts";
import { FooterGroup } from "./footer-group.tsx";
import { FooterLogo } from "./footer-logo.tsx";
import { Socials } from "./socials.tsx";

/** The dealer's name, phone and social links. */
export function FooterBrand({ view }: { view: ChromeView }) {
  const { footer } = view;
  return (
    <div className="footer-brand">
      <FooterLogo view={view} />
      {footer.about && <p>{footer.about}</p>}
      {footer.salesPhone && (
        <a className="footer-phone" href={telLink(footer.salesPhone)}>
          <span>Sales</span>
          {footer.salesPhone}
        </a>
      )}
      <Socials links={footer.socials} />
      <FooterGroup group={footer.group} />
    </div>
  );
}

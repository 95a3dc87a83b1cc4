import { telLink } from "#domain/phone/tel-link.ts";
import type { ChromeView } from "./chrome-view.ts";
import { FooterGroup } from "./footer-group.tsx";
import { Socials } from "./socials.tsx";

/** The dealer's name, phone and social links. */
export function FooterBrand({ view }: { view: ChromeView }) {
  const { logo, name } = view;
  const { footer } = view;
  return (
    <div className="footer-brand">
      <a className="logo" href="/">
        <img src={footer.logo} width={logo.width} height={logo.height} alt={`${name}, home`} loading="lazy" />
      </a>
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

import type { CSSProperties } from "react";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterFold } from "#app/features/chrome/footer-fold.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { SocialItems } from "#app/features/chrome/socials.tsx";
import { FooterLists } from "#app/features/chrome/footer-lists.tsx";
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
          <FooterLists footer={footer}>
            {footer.socials.length > 0 && (
              <FooterFold title="Follow">
                <SocialItems links={footer.socials} />
              </FooterFold>
            )}
          </FooterLists>
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

import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterFold } from "#app/features/chrome/footer-fold.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { SocialItems } from "#app/features/chrome/socials.tsx";
import { FooterLogo } from "#app/features/chrome/footer-logo.tsx";
import { FooterLists } from "#app/features/chrome/footer-lists.tsx";
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
          <FooterLogo view={view} />
          {footer.about && <p>{footer.about}</p>}
          <FooterGroup group={footer.group} />
        </div>
        <FooterLists footer={footer} staffTitle="Ask for">
          {hello && (
            <FooterFold title="Say hello">
              {footer.salesPhone && (
                <li>
                  <a href={telLink(footer.salesPhone)}>{footer.salesPhone}</a>
                </li>
              )}
              <SocialItems links={footer.socials} />
            </FooterFold>
          )}
        </FooterLists>
      </div>
      <SubFooter footer={footer} />
    </footer>
  );
}

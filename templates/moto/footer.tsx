import type { CSSProperties } from "react";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { FooterGroup } from "#app/features/chrome/footer-group.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { FooterLists } from "#app/features/chrome/footer-lists.tsx";
import { SubFooter } from "#app/features/chrome/sub-footer.tsx";
import { SubscribeSection } from "#app/features/subscribe/subscribe-section.tsx";
import { telLink } from "#domain/phone/tel-link.ts";

/**
 * On the accent colour: newsletter, a text about the dealer, links, and the name, as wide as the page and cropped by
 * its end.
 */
export function NameFooter({ view }: FooterProps) {
  const { footer } = view;
  const word = posterName(view.name);
  return (
    <footer className="site-footer own-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            {footer.subscribe && <SubscribeSection view={footer.subscribe} />}
            {footer.about && <p>{footer.about}</p>}
            {footer.salesPhone && <a href={telLink(footer.salesPhone)}>{footer.salesPhone}</a>}
            <Socials links={footer.socials} />
          </div>
          <FooterLists footer={footer} />
        </div>
        <FooterGroup group={footer.group} />
        <SubFooter footer={footer} />
      </div>
      <p className="own-footer-name" aria-hidden="true" style={{ "--n": Math.max(word.length, 5) } as CSSProperties}>
        {word}
      </p>
    </footer>
  );
}

const posterLetters = 10;

/** As many words of the name as fit the poster, at least the first. */
function posterName(name: string): string {
  const [first = "", ...others] = name.split(" ");
  let poster = first;
  for (const word of others) {
    if (poster.length + 1 + word.length > posterLetters) break;
    poster += ` ${word}`;
  }
  return poster;
}

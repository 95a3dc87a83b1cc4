import { Icon } from "#app/ui/icon.tsx";
import type { FooterView } from "./footer-view.ts";

/** 2.3: licence text, legal links, the credit, and a link to the top. */
export function SubFooter({ footer: { licences, owner, legal, poweredBy, scrollToTop } }: { footer: FooterView }) {
  return (
    <>
      {licences.length > 0 && <p className="licences">{licences.join(" · ")}</p>}
      <div className="footer-bottom">
        <span>{owner}</span>
        {legal.map((link) => (
          <a key={link.url} href={link.url}>
            {link.name}
          </a>
        ))}
        {poweredBy && (
          <span className="made-by">
            <a href={poweredBy.url}>{poweredBy.label}</a>
          </span>
        )}
        {scrollToTop && (
          <a className="to-top" href="#top">
            <Icon name="up" size={18} />
            Scroll To Top
          </a>
        )}
      </div>
    </>
  );
}

import { drawnOf } from "#app/features/chrome/drawn-view.ts";
import type { FooterProps } from "#app/features/chrome/footer.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { telLink } from "#domain/location/tel-link.ts";

/** The phone number as wide as the page, then whom to ask for, links and hours. */
export function PhoneFooter({ view }: FooterProps) {
  const { footer } = drawnOf(view);
  return (
    <footer className="foot yf">
      <div className="w">
        <div className="yf-call">
          {footer.about && <p>{footer.about}</p>}
          {footer.salesPhone && <a href={telLink(footer.salesPhone)}>{footer.salesPhone}</a>}
        </div>
        <div className="yf-g">
          {footer.staff.length > 0 && (
            <div className="yf-st">
              <h2>Ask for</h2>
              <ul>
                {footer.staff.map(({ name, role, phone }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <span>{role}</span>
                    <a href={telLink(phone)}>{phone}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.url + link.name}>
                    <a href={link.url}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {footer.hours.length > 0 && (
            <div className="yf-h">
              <h2>Opening hours</h2>
              <dl className="f-h">
                {footer.hours.map(({ days, text }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
        <Socials links={footer.socials} />
        {footer.licences.length > 0 && <p className="lic">{footer.licences.join(" · ")}</p>}
        <div className="fb">
          <span>{footer.owner}</span>
          {footer.group && <a href={footer.group.url}>Part of {footer.group.name}</a>}
          {footer.legal.map((link) => (
            <a key={link.url} href={link.url}>
              {link.name}
            </a>
          ))}
          {footer.scrollToTop && (
            <a className="top" href="#top">
              <Icon name="up" size={18} />
              Scroll To Top
            </a>
          )}
          {footer.poweredBy && (
            <span className="by">
              <a href={footer.poweredBy.url}>{footer.poweredBy.label}</a>
            </span>
          )}
        </div>
      </div>
    </footer>
  );
}

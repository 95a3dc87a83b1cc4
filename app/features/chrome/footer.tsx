import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ChromeView, DrawnView } from "./chrome-view.ts";
import { drawnOf } from "./drawn-view.ts";
import { Socials } from "./socials.tsx";

export type FooterProps = { view: ChromeView };

/** Columns of links beside who we are and how to call. */
export function ColumnsFooter({ view }: FooterProps) {
  const { logo, name } = view;
  const { footer } = drawnOf(view);
  return (
    <footer className="foot">
      <div className="w">
        <div className="fx">
          <div className="f1">
            <a className="logo" href="/">
              <img src={logo.dark} width={logo.width} height={logo.height} alt={`${name}, home`} loading="lazy" />
            </a>
            {footer.about && <p>{footer.about}</p>}
            {footer.salesPhone && (
              <a className="f-ph" href={telLink(footer.salesPhone)}>
                <span>Sales</span>
                {footer.salesPhone}
              </a>
            )}
            <Socials links={footer.socials} />
          </div>
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
          <People footer={footer} />
        </div>
        {footer.licences.length > 0 && <p className="lic">{footer.licences.join(" · ")}</p>}
        <div className="fb">
          <span>{footer.owner}</span>
          {footer.group && <a href={footer.group.url}>Part of {footer.group.name}</a>}
          {footer.legal.map((link) => (
            <a key={link.url} href={link.url}>
              {link.name}
            </a>
          ))}
          {footer.poweredBy && (
            <span className="by">
              <a href={footer.poweredBy.url}>{footer.poweredBy.label}</a>
            </span>
          )}
          {footer.scrollToTop && (
            <a className="top" href="#top">
              <Icon name="up" size={18} />
              Scroll To Top
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}

function People({ footer: { staff, hours } }: Pick<DrawnView, "footer">) {
  return (
    <>
      {staff.length > 0 && (
        <div>
          <h2>Our people</h2>
          <ul>
            {staff.map(({ name, role, phone }) => (
              <li key={name}>
                <b>{name}</b>, {role}
                <br />
                <a href={telLink(phone)}>{phone}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hours.length > 0 && (
        <div>
          <h2>Opening hours</h2>
          <dl className="f-h">
            {hours.map(({ days, text }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

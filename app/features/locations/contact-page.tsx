import type { ReactNode } from "react";
import { telLink } from "#domain/phone/tel-link.ts";
import { Breadcrumb, type Crumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocationList } from "./location-list.tsx";
import type { LocationView } from "./location-view.ts";
import type { LocationsView } from "./locations-view.ts";

export type ContactPageView = {
  title: string;
  /** On the page of one location. */
  crumbs: Crumb[];
  phone: string;
  email: string | null;
  locations: LocationsView;
  /** The heading above the cards. */
  heading: string;
};

type Props = {
  view: ContactPageView;
  /** The enquiry form, if there is one. */
  form?: ReactNode;
  emailUs?: ((location: LocationView) => ReactNode) | undefined;
};

export function ContactPage({ view: { title, crumbs, phone, email, locations, heading }, form, emailUs }: Props) {
  return (
    <div className="wrap locations-page">
      <Breadcrumb crumbs={crumbs} />
      <header className="locations-head">
        <div>
          <h1>{title}</h1>
          <p className="contact-call">
            <ButtonLink variant="primary" size="large" icon="phone" iconSize={20} href={telLink(phone)}>
              {phone}
            </ButtonLink>
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
          {form && <Directory cards={locations.cards} />}
        </div>
        {form}
      </header>
      <h2 className="contact-heading">{heading}</h2>
      <LocationList view={locations} emailUs={emailUs} headingLevel={3} />
    </div>
  );
}

/** Beside the form, if there is room: every location with its number. The cards below have the rest. */
function Directory({ cards }: Pick<LocationsView, "cards">) {
  return (
    <ul className="contact-places">
      {cards.map(({ id, name, kind, lines, phone, open, status, comingSoon }) => (
        <li key={id}>
          <div>
            <b>{name}</b> {kind}
            <p>{lines.join(", ")}</p>
          </div>
          <div>
            <a href={telLink(phone)}>{phone}</a>
            <p>{comingSoon || (status && `${open ? "Open" : "Closed,"} ${status}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

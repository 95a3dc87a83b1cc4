import { useWords } from "#app/copy/vehicle-words.ts";
import type { ReactNode } from "react";
import { telLink } from "#domain/phone/tel-link.ts";
import { HoursRows } from "#app/ui/hours-rows.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { Address } from "./address-lines.tsx";
import { HolidayButton } from "./holiday-dialog.tsx";
import { LocationMedia } from "./location-media.tsx";
import type { LocationView } from "./location-view.ts";

type Props = {
  location: LocationView;
  /** 'EMAIL US': opens the form, where there is one. */
  emailUs: ReactNode;
  headingLevel: 2 | 3;
};
type Part = Pick<Props, "location">;

export function LocationCard({ location, emailUs, headingLevel }: Props) {
  const say = useWords();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const { name, kind, title, buys, comingSoon, distance, picture, map, lines, landline, hours, today, holidays } =
    location;
  return (
    <article className="location">
      <LocationMedia location={location} />
      <div className="location-body">
        <p className="location-kind">
          <i className="stop" />
          {title === "kind" ? name : kind}
          {buys && <span className="tick">{say("We buy {vehicles}")}</span>}
          {distance && <b>{distance}</b>}
        </p>
        <Heading>{title === "kind" ? kind : name}</Heading>
        <Rating location={location} />
        {(picture || map) && <Address lines={lines} />}
        {landline && (
          <p className="location-landline">
            Landline <a href={telLink(landline)}>{landline}</a>
          </p>
        )}
        {comingSoon ? <p className="soon">{comingSoon}</p> : <Status location={location} />}
        {today && <p className="holiday">{today}</p>}
        {hours.length > 0 && <HoursRows className="location-hours" rows={hours} />}
        {holidays && <HolidayButton id={holidays} place={name} />}
      </div>
      <div className="location-foot">
        <Actions location={location} emailUs={emailUs} />
        <SmallPrint location={location} />
      </div>
    </article>
  );
}

function Rating({ location: { name, stars, reviews } }: Part) {
  if (!stars && !reviews) return null;
  return (
    <p className="location-rating">
      {stars && (
        <>
          <Stars filled={stars.filled} label={`${stars.rating} out of 5 stars`} />
          <b aria-hidden="true">{stars.rating}</b>
        </>
      )}
      {reviews?.url ? (
        <a href={reviews.url} rel="noopener">
          {reviews.text}
          <span className="unseen"> of {name}</span>
        </a>
      ) : (
        reviews?.text
      )}
    </p>
  );
}

function Status({ location: { open, status } }: Part) {
  if (!status) return null;
  return (
    <p className="location-open">
      {open ? <em>Open</em> : "Closed,"} {status}
    </p>
  );
}

function Actions({ location, emailUs }: Omit<Props, "headingLevel">) {
  const { name, kind, phone, contact, directions, target } = location;
  return (
    <div className="actions">
      <ButtonLink variant="primary" icon="phone" href={telLink(phone)}>
        {phone}
      </ButtonLink>
      <ButtonLink icon="directions" href={directions} target={target} rel="noopener">
        Get Directions<span className="unseen"> to {name}</span>
      </ButtonLink>
      {emailUs}
      {contact && (
        <ButtonLink href={contact}>
          Contact<span className="unseen"> {`${name}, ${kind}`}</span>
        </ButtonLink>
      )}
    </div>
  );
}

function SmallPrint({ location: { name, licences, socials } }: Part) {
  if (!licences && socials.length === 0) return null;
  return (
    <p className="small">
      {licences}
      {socials.map((social) => (
        <a key={social.name} className="icon-button" href={social.url} rel="noopener">
          <Icon name={social.name} />
          <span className="unseen">
            {name} on {social.name === "youtube" ? "YouTube" : "LinkedIn"}
          </span>
        </a>
      ))}
    </p>
  );
}

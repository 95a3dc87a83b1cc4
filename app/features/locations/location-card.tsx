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
    <article className="loc">
      <LocationMedia location={location} />
      <div className="loc-b">
        <p className="loc-k">
          <i className="stop" />
          {title === "kind" ? name : kind}
          {buys && <span className="tick">{say("We buy {vehicles}")}</span>}
          {distance && <b>{distance}</b>}
        </p>
        <Heading>{title === "kind" ? kind : name}</Heading>
        <Rating location={location} />
        {(picture || map) && <Address lines={lines} />}
        {landline && (
          <p className="loc-l">
            Landline <a href={telLink(landline)}>{landline}</a>
          </p>
        )}
        {comingSoon ? <p className="soon">{comingSoon}</p> : <Status location={location} />}
        {today && <p className="hol">{today}</p>}
        {hours.length > 0 && <HoursRows className="loc-h" rows={hours} />}
        {holidays && <HolidayButton id={holidays} place={name} />}
      </div>
      <div className="loc-f">
        <Actions location={location} emailUs={emailUs} />
        <SmallPrint location={location} />
      </div>
    </article>
  );
}

function Rating({ location: { name, stars, reviews } }: Part) {
  if (!stars && !reviews) return null;
  return (
    <p className="loc-r">
      {stars && (
        <>
          <Stars filled={stars.filled} label={`${stars.rating} out of 5 stars`} />
          <b aria-hidden="true">{stars.rating}</b>
        </>
      )}
      {reviews?.url ? (
        <a href={reviews.url} rel="noopener">
          {reviews.text}
          <span className="vh"> of {name}</span>
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
    <p className="loc-o">
      {open ? <em>Open</em> : "Closed,"} {status}
    </p>
  );
}

function Actions({ location, emailUs }: Omit<Props, "headingLevel">) {
  const { name, kind, phone, contact, directions, target } = location;
  return (
    <div className="ac">
      <ButtonLink variant="primary" icon="phone" href={telLink(phone)}>
        {phone}
      </ButtonLink>
      <ButtonLink icon="directions" href={directions} target={target} rel="noopener">
        Get Directions<span className="vh"> to {name}</span>
      </ButtonLink>
      {emailUs}
      {contact && (
        <ButtonLink href={contact}>
          Contact<span className="vh"> {`${name}, ${kind}`}</span>
        </ButtonLink>
      )}
    </div>
  );
}

function SmallPrint({ location: { name, licences, socials } }: Part) {
  if (!licences && socials.length === 0) return null;
  return (
    <p className="sml">
      {licences}
      {socials.map((social) => (
        <a key={social.name} className="ib" href={social.url} rel="noopener">
          <Icon name={social.name} />
          <span className="vh">
            {name} on {social.name === "youtube" ? "YouTube" : "LinkedIn"}
          </span>
        </a>
      ))}
    </p>
  );
}

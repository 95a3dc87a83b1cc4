import { contactLink } from "#domain/location/contact-link.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The target of 'EMAIL US' on a location card. */
export const emailUsPath = ({ name, id }: { name: string; id: string }): string =>
  `${contactLink(name)}/${encodeURIComponent(id)}`;

/** 2.3: 'EMAIL US' on location cards, a dialog with a script. */
export function renderEmailUs(place: { name: string; kind: string; id: string }) {
  return (
    <ButtonLink href={emailUsPath(place)} data-dialog="">
      EMAIL US<span className="unseen">{` ${place.name}, ${place.kind}`}</span>
    </ButtonLink>
  );
}

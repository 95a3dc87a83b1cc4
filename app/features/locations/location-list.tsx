import type { ReactNode } from "react";
import { HolidayDialog } from "./holiday-dialog.tsx";
import { LocationCard } from "./location-card.tsx";
import type { LocationView } from "./location-view.ts";
import type { LocationsView } from "./locations-view.ts";

type Props = {
  view: LocationsView;
  /** The 'EMAIL US' button of a card. */
  emailUs?: ((location: LocationView) => ReactNode) | undefined;
  headingLevel?: 2 | 3;
};

export function LocationList({ view: { cards, grid, holidays }, emailUs, headingLevel = 2 }: Props) {
  return (
    <>
      <ul className={`locations ${grid}`}>
        {cards.map((location) => (
          <li key={location.id}>
            <LocationCard
              location={location}
              emailUs={location.emailUs && emailUs?.(location)}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
      {holidays.map((group) => (
        <HolidayDialog key={group.id} group={group} />
      ))}
    </>
  );
}

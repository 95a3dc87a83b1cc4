import { CallLink } from "#app/features/call/call-link.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { CompareToggle, FavouriteToggle } from "#app/features/favourites/save-toggles.tsx";
import { useSlots } from "#app/templates/use-slots.ts";
import { toSavedCar } from "./saved-car.ts";

type Props = { card: CardView; eager?: boolean; headingLevel?: 2 | 3 };

/** A car's card with its actions; composes the features that a card needs. */
export function StockCard({ card, eager = false, headingLevel = 2 }: Props) {
  const { Card } = useSlots();
  const saved = toSavedCar(card);
  return (
    <Card
      card={card}
      eager={eager}
      headingLevel={headingLevel}
      call={<CallLink car={card} phone={card.phone} place={card.place} look="card" />}
      toggles={
        <>
          {card.favourite && <FavouriteToggle car={saved} />}
          {card.compare && <CompareToggle car={saved} />}
        </>
      }
    />
  );
}
